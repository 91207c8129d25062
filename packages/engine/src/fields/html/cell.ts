import { noneCell } from '../none/none-cell.ts';

/** `html` has no cell. */
export const htmlCell = noneCell;
