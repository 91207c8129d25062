import { rangeCell } from '../range/range-cell.ts';

/** `daterange` in a spreadsheet: start and end in one text. */
export const daterangeCell = rangeCell('date');
