import { noneCell } from '../none/none-cell.ts';

/** `title` has no cell. */
export const titleCell = noneCell;
