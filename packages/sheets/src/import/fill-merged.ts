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
}

const NUMBERS: ReadonlySet<Item['type']> = new Set<Item['type']>(['number', 'rate']);

/**
 * Fills cells that are merged over several rows: each row that holds something else takes the text. A number would count
 * more than once; its cells are errors, each to be told. Rows that nothing else stands in are no rows.
 * @param columnOf the column of the table that a column of the workbook fills, from 0.
 */
export function fillMerged(
  rows: readonly SheetRow[],
  merges: readonly SheetMerge[],
  columnOf: ReadonlyMap<number, Item>,
): FilledRows {
  const tall = merges
    .filter(({ top, bottom, left }) => bottom > top && columnOf.has(left))
    .toSorted((one, other) => one.top - other.top);
  if (tall.length === 0) return { rows, filled: 0, shared: 0 };
  const changed = new Map<number, SheetContent[]>();
  const reached = new Map<number, number>();
  let filled = 0;
  let shared = 0;
  for (const { top, bottom, left } of tall) {
    const column = columnOf.get(left);
    // However merged cells lie over each other, each cell is filled once.
    let at = Math.max(indexOf(top), reached.get(left) ?? 0);
    const first = rows[at];
    const content = first?.number === top ? (first.cells[left] ?? null) : null;
    for (at += 1; at < rows.length && (rows[at]?.number ?? 0) <= bottom; at += 1) {
      const row = rows[at];
      if (row === undefined || content === null || column === undefined) continue;
      if ((row.cells[left] ?? null) !== null) continue;
      const isNumber = NUMBERS.has(column.type);
      put(at, left, isNumber ? { kind: 'error', text: `(${contentText(content)})` } : content);
      if (isNumber) shared += 1;
      else filled += 1;
    }
    reached.set(left, at);
  }
  return {
    rows: rows.map((row, at) => ({ ...row, cells: changed.get(at) ?? row.cells })),
    filled,
    shared,
  };

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
