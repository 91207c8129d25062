import { multipleChoiceCell, singleChoiceCell } from '../choice/choice-cell.ts';
import type { FieldValues } from '../field-value.ts';
import type { SheetCell } from '../sheet-cell.ts';
import { select } from './core.ts';

/** `select` in a spreadsheet: labels. */
export const selectCell: SheetCell<FieldValues['select']> = {
  toCell: (value, item, words) => select.describe(value, item, words) || null,
  fromCell: (cell, item, words) =>
    (item.multiple ? multipleChoiceCell : singleChoiceCell).fromCell(cell, item, words),
};
