import { rangeCell } from '../range/range-cell.ts';

/** `timerange` in a spreadsheet: start and end in one text. */
export const timerangeCell = rangeCell('time');
