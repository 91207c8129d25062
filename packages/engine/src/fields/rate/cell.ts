import { numericCell } from '../numeric/numeric-cell.ts';

/** `rate` in a spreadsheet: a number. */
export const rateCell = numericCell;
