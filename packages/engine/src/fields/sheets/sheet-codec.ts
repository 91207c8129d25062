import type { Item } from '../../definition/item.ts';
import { describeWords } from '../describe.ts';
import type { DescribeWords } from '../field-core.ts';
import type { FieldValue } from '../../types/field-value.ts';
import type { SheetCell, SheetValue } from './sheet-cell.ts';
import { sheetRegistry } from './sheet-registry.ts';

/** A value as a typed spreadsheet cell; option labels instead of values. */
export function toCell(item: Item, value: FieldValue, words: Partial<DescribeWords> = {}): SheetValue {
  return cellOf(item).toCell(value, item, describeWords(words));
}

/** What stands in a spreadsheet cell as a wire value, to be decoded and checked as if it were typed (engine.md §7). */
export function fromCell(item: Item, cell: SheetValue, words: Partial<DescribeWords> = {}): unknown {
  return cellOf(item).fromCell(cell, item, describeWords(words));
}

/** The same for many cells of a column: what is needed of it is found once. */
export function cellDecoder(item: Item, words: Partial<DescribeWords> = {}): (cell: SheetValue) => unknown {
  const own = cellOf(item);
  const full = describeWords(words);
  return (cell) => own.fromCell(cell, item, full);
}

function cellOf(item: Item): SheetCell {
  return sheetRegistry[item.type];
}
