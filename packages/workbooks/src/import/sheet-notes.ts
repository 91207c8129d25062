import type { Sheet } from '../read/sheet.ts';
import type { DroppedPart } from '../read/workbook-parts.ts';
import type { SheetTable } from './read-rows.ts';

/** What a person is told of a workbook beside its rows: what was not read, and what merged cells came to. */
export interface SheetNotes {
  readonly dropped: readonly DroppedPart[];
  /** Names of the sheets that have the same header and were not read. */
  readonly others: readonly string[];
  /** How many cells took what is merged over them from above. */
  readonly filled: number;
  /** How many cells are merged under a number of the row above, which are errors. */
  readonly shared: number;
  /** How many cells are merged with the one left of them, which are errors. */
  readonly across: number;
  /** How many rows hold sums of others, and were left out. */
  readonly totals: number;
  /** How many of the rows that were read are not shown in the workbook: hidden, or left out by a filter. */
  readonly hiddenRows: number;
  /** How many of the columns that were read are not shown in it. */
  readonly hiddenColumns: number;
}

/** The notes on a sheet that was read. */
export function sheetNotes(
  { dropped, others, hidden }: Pick<Sheet, 'dropped' | 'others' | 'hidden'>,
  { filled, shared, across, totals, rows, columnOf }: SheetTable,
): SheetNotes {
  const hiddenRows = rows.filter(({ number }) => hidden.rows.has(number)).length;
  const hiddenColumns = [...columnOf.values()].filter((column) => hidden.columns.has(column)).length;
  return { dropped, others, filled, shared, across, totals, hiddenRows, hiddenColumns };
}
