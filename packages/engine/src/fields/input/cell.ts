import { textCell } from '../text/text-cell.ts';

/** `input` in a spreadsheet: its text. */
export const inputCell = textCell;
