import { textCell } from '../text/text-cell.ts';

/** `year` in a spreadsheet: its text. */
export const yearCell = textCell;
