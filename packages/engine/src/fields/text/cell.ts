import { normalise } from '../normalise.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';

/** Texts stand in cells as they are. */
export const textCell: SheetCell<string> = {
  toCell: (value) => (value === '' ? null : value),
  fromCell: (cell, item) => normalise(item, sheetText(cell)),
};

/** `password` in a spreadsheet: read, never written. */
export const passwordCell: SheetCell<string> = { ...textCell, toCell: () => null };
