import { normalise } from '../normalise.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { sheetText } from '../sheets/sheet-text.ts';

/** Texts stand in cells as they are. */
export const textCell: SheetCell<string> = {
  toCell: (value) => (value === '' ? null : value),
  fromCell: (cell, item) => normalise(item, sheetText(cell)),
};

/** `password` in a spreadsheet: read, never written. */
export const passwordCell: SheetCell<string> = { ...textCell, toCell: () => null };
