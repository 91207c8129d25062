import { normalise } from '../../texts/normalise.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';

/** `password` in a spreadsheet: read, never written. */
export const passwordCell: SheetCell<string> = {
  toCell: () => null,
  fromCell: (cell, item) => normalise(item, sheetText(cell)),
};
