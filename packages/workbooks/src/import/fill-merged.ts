import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { contentText } from '../read/sheet-content.ts';
import type { SheetContent } from '../read/sheet-content.ts';
import type { SheetMerge, SheetRow } from '../read/sheet.ts';

/** Rows in which merged cells hold what they show. */
export interface FilledRows {
  readonly rows: readonly SheetRow[];
  /** How many cells took what stands above them. */
  readonly filled: number;
  /** How many cells would be a number that stands for several rows: nobody knows what is whose. */
  readonly shared: number;
  /** How many cells are merged with the one left of them: nobody knows what of it is meant for their column. */
  readonly across: number;
}

/**
 * Fills cells that are merged over several rows: each row that holds something else takes the text. A number would count
 * more than once, and what is merged over several columns is meant for one of them or for all; those cells are errors,
 * each to be told. Rows that nothing else stands in are no rows.
 * @param columnOf the column of the table that a column of the workbook fills, from 0.
 */
export function fillMerged(
  rows: readonly SheetRow[],
  merges: readonly SheetMerge[],
  columnOf: ReadonlyMap<number, Item>,
): FilledRows {
  const below = merges
    .filter(({ top, bottom, left, right }) => bottom > top || right > left)
    .toSorted((one, other) => one.top - other.top);
  if (below.length === 0) return { rows, filled: 0, shared: 0, across: 0 };
  const columns = [...columnOf.keys()].toSorted((one, other) => one - other);
  const changed = new Map<number, SheetContent[]>();
  const reached = new Map<number, number>();
  const counts = { filled: 0, shared: 0, across: 0 };
  for (const merge of below) {
    const start = indexOf(merge.top);
    const first = rows[start];
    const content = first?.number === merge.top ? (first.cells[merge.left] ?? null) : null;
    for (const column of columns) {
      if (column >= merge.left && column <= merge.right) fill(merge, column, start, content);
    }
  }
  return {
    rows: rows.map((row, at) => ({ ...row, cells: changed.get(at) ?? row.cells })),
    ...counts,
  };

  function fill(
    { left, bottom }: SheetMerge,
    column: number,
    start: number,
    content: SheetContent | null,
  ): void {
    const isFirst = column === left;
    const filled = columnOf.get(column);
    const isNumber = filled !== undefined && traitsOf(filled).family === 'number';
    // However merged cells lie over each other, each cell is filled once.
    let at = Math.max(isFirst ? start + 1 : start, reached.get(column) ?? 0);
    for (; at < rows.length && (rows[at]?.number ?? 0) <= bottom; at += 1) {
      const row = rows[at];
      if (row === undefined || content === null || (row.cells[column] ?? null) !== null) continue;
      const filling = isFirst ? (isNumber ? 'shared' : 'filled') : 'across';
      put(at, column, filling === 'filled' ? content : { kind: 'error', text: `(${contentText(content)})` });
      counts[filling] += 1;
    }
    reached.set(column, at);
  }

  function put(at: number, column: number, content: SheetContent): void {
    const cells = changed.get(at) ?? [...(rows[at]?.cells ?? [])];
    while (cells.length <= column) cells.push(null);
    cells[column] = content;
    changed.set(at, cells);
  }

  /** The first row that is not above a number. */
  function indexOf(number: number): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.number ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
