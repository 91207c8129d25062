import { addUp } from './add-up.ts';
import { cellValue } from './cell-value.ts';
import type { TableColumn } from './column.ts';
import { formatNumber } from './format-number.ts';

/** The sum of a column over all rows, as it is written in the totals row. */
export const totalText = <Row extends object>(column: TableColumn<Row>, rows: readonly Row[]): string =>
  formatNumber(addUp(rows.map((row) => cellValue(column, row))), column.decimals);
