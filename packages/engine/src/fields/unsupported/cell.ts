import { noneCell } from '../none/none-cell.ts';

/** `unsupported` has no cell. */
export const unsupportedCell = noneCell;
