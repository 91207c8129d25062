import { findOption, knownOptions } from '../choice/find-option.ts';
import type { FieldValues } from '../../types/field-value.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { sheetText } from '../sheets/sheet-text.ts';
import { switchField } from './core.ts';
import { switchPositions } from './switch-positions.ts';

/** `switch` in a spreadsheet: what its positions are called, else the words for on and off. */
export const switchCell: SheetCell<FieldValues['switch']> = {
  toCell: (value, item, words) => switchField.describe(value, item, words),
  fromCell(cell, item, words) {
    const text = sheetText(cell);
    const { off, on } = switchPositions(item);
    for (const { value, label } of [on, off]) if (text === label) return value;
    // By a label of any language, or by the value itself.
    const option = findOption(text, knownOptions(item, words));
    const meant = option === undefined ? text.toLowerCase() : String(option.value);
    for (const { value } of [on, off]) if (meant === String(value).toLowerCase()) return value;
    if (text === words.on || meant === 'true') return on.value;
    return text === words.off || meant === 'false' ? off.value : text;
  },
};
