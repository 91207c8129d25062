import { cellValue } from './columns/cell-value.ts';
import type { TableColumn } from './columns/column.ts';
import { leafColumns } from './columns/leaf-columns.ts';

/** What {@link exportCells} answers. */
export interface ExportedCells {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Heads and values of the shown columns, those marked `ignoreExport` left out; a unit stands in brackets. */
export const exportCells = <Row extends object>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): ExportedCells => {
  const leaves = leafColumns(columns).filter(({ column }) => column.ignoreExport !== true);
  return {
    heads: leaves.map(({ column: { title, unit } }) =>
      unit === undefined || unit === '' ? title : `${title} (${unit})`,
    ),
    rows: rows.map((row, index) =>
      leaves.map(({ column }) => (column.type === 'index' ? index + 1 : cellValue(column, row))),
    ),
  };
};
