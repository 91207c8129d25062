import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { columnUnit } from '../../column-unit.ts';

/** The columns of a table that a workbook can hold answers of, with their units. */
export function tableColumns(item: Item): readonly Item[] {
  const there = known.get(item);
  if (there !== undefined) return there;
  const columns = item.columns
    .filter((column) => traitsOf(column).family !== 'layout')
    .map((column) => ({ ...column, unit: columnUnit(item, column) }));
  known.set(item, columns);
  return columns;
}

/** A table is held against the rows of many sheets. */
const known = new WeakMap<Item, readonly Item[]>();
