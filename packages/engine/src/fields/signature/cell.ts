import type { SheetCell } from '../sheet-cell.ts';

/** `signature` in a spreadsheet: its link; nobody signs by typing one. */
export const signatureCell: SheetCell<string> = {
  toCell: (value) => value || null,
  fromCell: () => '',
};
