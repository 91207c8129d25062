import type { TableColumn } from './column.ts';
import { formatNumber } from './format-number.ts';

/** What a row holds in a column: its `value`, or the property of the row that the column names. */
export const cellValue = <Row extends object>(column: TableColumn<Row>, row: Row): unknown =>
  column.value === undefined ? Reflect.get(row, column.key) : column.value(row);

/** A cell as text; what is no text, number or truth value is empty. */
export const cellText = <Row extends object>(column: TableColumn<Row>, row: Row, index: number): string => {
  if (column.type === 'index') return String(index + 1).padStart(2, '0');
  const value = cellValue(column, row);
  if (column.type === 'number') return formatNumber(value, column.decimals);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
