import type { SheetCell } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';

/** Digits in groups of three, as spreadsheets show them. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Numbers stand in cells as numbers. */
export const numericCell: SheetCell<number | null> = {
  toCell: (value) => value,
  fromCell(cell) {
    if (cell === null || typeof cell === 'number') return cell;
    const text = sheetText(cell);
    return GROUPED.test(text) ? text.replaceAll(',', '') : text;
  },
};
