import { multipleChoiceCell } from '../choice/choice-cell.ts';

/** `checkbox` in a spreadsheet: labels. */
export const checkboxCell = multipleChoiceCell;
