import type { FieldValues } from '../field-value.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';
import { switchField } from './core.ts';
import { switchValues } from './switch-values.ts';

/** `switch` in a spreadsheet: the words for on and off. */
export const switchCell: SheetCell<FieldValues['switch']> = {
  toCell: (value, item, words) => switchField.describe(value, item, words),
  fromCell(cell, item, words) {
    const text = sheetText(cell);
    const { off, on } = switchValues(item);
    if (text === switchField.describe(on, item, words) || text.toLowerCase() === 'true') return on;
    if (text === switchField.describe(off, item, words) || text.toLowerCase() === 'false') return off;
    return text;
  },
};
