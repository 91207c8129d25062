import { normalise } from '../../texts/normalise.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';

/** `array` in a spreadsheet: one entry a line. */
export const arrayCell: SheetCell<readonly string[]> = {
  toCell: (value) => value.join('\n') || null,
  fromCell: (cell, item) =>
    sheetText(cell)
      .split('\n')
      .map((entry) => normalise(item, entry))
      .filter((entry) => entry !== ''),
};
