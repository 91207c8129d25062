import type { SheetCell } from '../sheets/sheet-cell.ts';
import { sheetText } from '../sheets/sheet-text.ts';
import { normaliseNumber } from './read-number.ts';

/** Numbers stand in cells as numbers; a text is read as if it were typed. */
export const numericCell: SheetCell<number | null> = {
  toCell: (value) => value,
  fromCell: (cell, item) =>
    cell === null || typeof cell === 'number' ? cell : normaliseNumber(sheetText(cell), item),
};
