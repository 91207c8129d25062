import type { Item } from '../definition/item.ts';
import { encode } from './codec.ts';
import type { FieldValue } from '../types/field-value.ts';

/** What stands in the cells of a row that filter the list of another cell of it, by prop. */
export type RowFilter = Readonly<Record<string, string>>;

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

const NONE: readonly Item[] = [];
