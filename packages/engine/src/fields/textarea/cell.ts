import { textCell } from '../text/text-cell.ts';

/** `textarea` in a spreadsheet: its text. */
export const textareaCell = textCell;
