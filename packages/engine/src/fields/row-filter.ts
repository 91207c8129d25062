import type { Item } from '../definition/item.ts';
import { encode } from './codec.ts';
import type { FieldValue } from './field-value.ts';

/** What stands in the cells of a row that filter the list of another cell of it, by prop. */
export type RowFilter = Readonly<Record<string, string>>;

/** A list of options that holds in some rows only. */
export interface RowList {
  /** The column whose list it is. */
  readonly prop: string;
  readonly filter: RowFilter;
}

/** The columns among these whose cells filter the list of a column; none where its list is the same in every row. */
export function filteringColumns(
  { prop, options, dictionary }: Item,
  columns: readonly Item[],
): readonly Item[] {
  if (options !== null || dictionary === null || dictionary.dependsOn.length === 0) return NONE;
  return columns.filter((other) => other.prop !== prop && dictionary.dependsOn.includes(other.prop));
}

/** What the cells of a row filter a list by, as a page sends it (engine.md §5). */
export function rowFilter(filtering: readonly Item[], valueOf: (column: Item) => FieldValue): RowFilter {
  return Object.fromEntries(
    filtering.map((column) => {
      const wire = encode(column, valueOf(column));
      return [column.prop, typeof wire === 'string' || typeof wire === 'number' ? String(wire) : ''];
    }),
  );
}

/** One text for each list: equal lists have equal keys. */
export function rowListKey({ prop, filter }: RowList): string {
  return JSON.stringify([prop, Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

/** Columns in an order in which the list of each can be known once those before it are read; a circle is cut anywhere. */
export function inFilterOrder(columns: readonly Item[]): readonly Item[] {
  const ordered = new Set<Item>();
  const entered = new Set<Item>();
  const enter = (column: Item): void => {
    if (entered.has(column)) return;
    entered.add(column);
    filteringColumns(column, columns).forEach(enter);
    ordered.add(column);
  };
  columns.forEach(enter);
  return [...ordered];
}

const NONE: readonly Item[] = [];
