import type { Item } from '../definition/item.ts';
import type { CheckContext } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import { rowFilter } from '../fields/row-filter.ts';
import type { JudgedColumn } from './judged-columns.ts';

/** What a cell is judged by: the list that holds in its row, where other cells of the row filter it. */
export function withinRow(
  within: CheckContext,
  { column, filtering }: Pick<JudgedColumn, 'column' | 'filtering'>,
  valueOf: (column: Item) => FieldValue,
): CheckContext {
  if (filtering.length === 0 || within.rowOptionsOf === undefined) return within;
  const options = within.rowOptionsOf(column, rowFilter(filtering, valueOf));
  return options === null ? within : { ...within, optionsOf: () => options };
}
