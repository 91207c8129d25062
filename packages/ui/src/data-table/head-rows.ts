import type { TableColumn } from './columns/column.ts';
import { visibleColumns } from './columns/leaf-columns.ts';

/** One cell of the head. */
export interface HeadCell<Row> {
  readonly column: TableColumn<Row>;
  readonly colSpan: number;
  readonly rowSpan: number;
  /** Place among the columns with cells of its first one. */
  readonly at: number;
  /** Stands over other columns. */
  readonly group: boolean;
}

const depthOf = <Row>(column: TableColumn<Row>): number =>
  column.children === undefined ? 1 : 1 + Math.max(...column.children.map(depthOf));

const leavesOf = <Row>(column: TableColumn<Row>): number =>
  column.children === undefined ? 1 : column.children.reduce((sum, child) => sum + leavesOf(child), 0);

/** The rows of the head: a column without children reaches down to the last. */
export const headRows = <Row>(
  columns: readonly TableColumn<Row>[],
): readonly (readonly HeadCell<Row>[])[] => {
  const visible = visibleColumns(columns);
  const depth = Math.max(1, ...visible.map(depthOf));
  const rows = Array.from({ length: depth }, (): HeadCell<Row>[] => []);
  const place = (list: readonly TableColumn<Row>[], level: number, start: number) => {
    let at = start;
    for (const column of list) {
      const colSpan = leavesOf(column);
      const group = column.children !== undefined;
      rows[level]?.push({ column, colSpan, rowSpan: group ? 1 : depth - level, at, group });
      if (column.children !== undefined) place(column.children, level + 1, at);
      at += colSpan;
    }
  };
  place(visible, 0, 0);
  return rows;
};
