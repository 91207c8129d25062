import { limits } from '../../limits.ts';

/** Rows and columns that a program does not show: hidden by hand or by a filter, or of no height or width. */
export interface HiddenParts {
  /** As the user would see them in the workbook, from 1. */
  readonly rows: ReadonlySet<number>;
  /** From 0. */
  readonly columns: ReadonlySet<number>;
}

/** Hears of them while a sheet is read. */
export interface HiddenCollector extends HiddenParts {
  addRow(number: number): void;
  /** Both ends inclusive. */
  addColumns(first: number, last: number): void;
}

/** What is hidden of one sheet; columns beyond those that are read do not count, however often they are named. */
export function collectHidden(): HiddenCollector {
  const rows = new Set<number>();
  const columns = new Set<number>();
  let spans = 0;
  return {
    rows,
    columns,
    addRow: (number) => void rows.add(number),
    addColumns(first, last) {
      spans += 1;
      if (spans > limits.columns) return;
      for (let at = Math.max(0, first); at <= Math.min(last, limits.columns - 1); at += 1) columns.add(at);
    },
  };
}
