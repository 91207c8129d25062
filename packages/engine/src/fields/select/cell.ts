import { multipleChoiceCell, singleChoiceCell } from '../choice/choice-cell.ts';
import type { FieldValues } from '../field-value.ts';
import type { SheetCell } from '../sheet-cell.ts';

/** `select` in a spreadsheet: labels. */
export const selectCell: SheetCell<FieldValues['select']> = {
  toCell: (value, item, words) =>
    value !== null && !('value' in value)
      ? multipleChoiceCell.toCell(value, item, words)
      : singleChoiceCell.toCell(value, item, words),
  fromCell: (cell, item, words) =>
    (item.multiple ? multipleChoiceCell : singleChoiceCell).fromCell(cell, item, words),
};
