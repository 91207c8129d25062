import type { Row } from '../../types/field-value.ts';
import type { SheetCell } from '../sheets/sheet-cell.ts';
import { isBlankRow } from './blank-row.ts';

/** `dynamic` in a spreadsheet: how many rows it has; the rows have a sheet of their own. */
export const dynamicCell: SheetCell<readonly Row[]> = {
  toCell: (value, item) => value.filter((row) => !isBlankRow(row, item)).length,
  fromCell: () => [],
};
