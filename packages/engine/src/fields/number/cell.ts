import { numericCell } from '../numeric/numeric-cell.ts';

/** `number` in a spreadsheet: a number. */
export const numberCell = numericCell;
