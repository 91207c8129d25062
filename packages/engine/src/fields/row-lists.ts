import type { Item } from '../definition/item.ts';
import { filteringColumns, type RowFilter } from './row-filter.ts';

/** A list of options that holds in some rows only. */
export interface RowList {
  /** The column whose list it is. */
  readonly prop: string;
  readonly filter: RowFilter;
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
