import { rangeCell } from '../range/range-cell.ts';

/** `datetimerange` in a spreadsheet: start and end in one text. */
export const datetimerangeCell = rangeCell('datetime');
