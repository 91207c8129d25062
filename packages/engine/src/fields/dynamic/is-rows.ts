import type { Item } from '../../definition/item.ts';
import type { FieldValue, Row } from '../../types/field-value.ts';
import { traitsOf } from '../../types/traits.ts';

/** An item whose value is rows. */
export type TableItem = Item & { readonly type: 'dynamic' };

/** Whether an item is a sub-table. */
export function isTable(item: Item | undefined): item is TableItem {
  return item !== undefined && traitsOf(item).family === 'rows';
}

/** Whether a value is that of a sub-table. */
export function isRows(item: Item, value: FieldValue): value is readonly Row[] {
  return isTable(item) && Array.isArray(value);
}
