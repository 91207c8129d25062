import type { SheetCell } from '../sheets/sheet-cell.ts';

/** `upload` in a spreadsheet: ids of files, one a line; a cell cannot bring a file. */
export const uploadCell: SheetCell<readonly string[]> = {
  toCell: (value) => value.join('\n') || null,
  fromCell: () => '',
};

/** `signature` in a spreadsheet: its link; nobody signs by typing one. */
export const signatureCell: SheetCell<string> = {
  toCell: (value) => value || null,
  fromCell: () => '',
};
