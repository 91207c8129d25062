import type { Item } from '../../definition/item.ts';
import type { DescribeWords } from '../field-core.ts';
import type { FieldValue } from '../../types/field-value.ts';

/** A date, time or both in a spreadsheet, as the wire writes it. */
export interface SheetDate {
  readonly kind: 'date' | 'time' | 'datetime';
  readonly text: string;
}

/** What a spreadsheet cell holds; null is an empty cell. */
export type SheetValue = string | number | boolean | SheetDate | null;

/** How a field type stands in a spreadsheet. */
export interface SheetCell<V extends FieldValue = FieldValue> {
  toCell(value: V, item: Item, words: DescribeWords): SheetValue;
  /** What somebody typed into a cell, as the wire has it; what cannot be understood stays as it is. */
  fromCell(cell: SheetValue, item: Item, words: DescribeWords): unknown;
}
