import { singleChoiceCell } from '../choice/choice-cell.ts';

/** `radio` in a spreadsheet: the label. */
export const radioCell = singleChoiceCell;
