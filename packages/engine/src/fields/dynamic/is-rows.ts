import type { Item } from '../../definition/item.ts';
import type { FieldValue, Row } from '../field-value.ts';

/** Whether a value is that of a sub-table. */
export function isRows(item: Item, value: FieldValue): value is readonly Row[] {
  return item.type === 'dynamic' && Array.isArray(value);
}
