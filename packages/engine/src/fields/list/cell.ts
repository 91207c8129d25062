import { cleanLine } from '../../texts/clean-text.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { sheetText } from '../sheets/sheet-text.ts';

/** `array` in a spreadsheet: one entry a line. */
export const arrayCell: SheetCell<readonly string[]> = {
  toCell: (value) => value.join('\n') || null,
  fromCell: (cell) =>
    sheetText(cell)
      .split('\n')
      .map(cleanLine)
      .filter((entry) => entry !== ''),
};
