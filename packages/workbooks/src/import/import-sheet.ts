import type { Item } from '@zhantai/engine';
import { checkImport, rowListKey } from '@zhantai/engine/tables';
import type { CellFaults, Cells, ImportedRow, ImportOptions, ImportProblem } from '@zhantai/engine/tables';
import { readWorkbook } from '../read/read-workbook.ts';
import type { Platform } from '../read/platform.ts';
import type { SheetFault } from '../sheet-fault.ts';
import { describeSheet } from './describe-sheet.ts';
import type { RowsWords, SheetTable } from './read-rows.ts';
import { withoutLists } from './row-lists.ts';
import type { ListSteps } from './row-lists.ts';
import { rowSteps } from './row-steps.ts';
import type { SheetNotes } from './sheet-notes.ts';
import { previewOf } from './sheet-preview.ts';
import type { SheetPreview } from './sheet-preview.ts';

/** What an import is at. */
export type ImportStage = 'reading' | 'checking' | 'done';

export interface ImportSheetOptions
  extends Omit<ImportOptions, 'numbers' | 'unreadable' | 'optionsOf' | 'rowOptionsOf'>, RowsWords {
  /** Rows of data that are taken at most; more make the workbook too large. */
  readonly maxRows?: number;
  /** Hears where the import is. */
  readonly progress?: (stage: ImportStage) => void;
  /** What the platform does faster. */
  readonly platform?: Platform;
}

/** A problem and the column of the workbook it stands in, from 0; null where the workbook has no such column. */
export interface SheetProblem extends ImportProblem {
  readonly column: number | null;
}

/** What is known of the sheet, whatever became of its rows. Plain data, so it can cross from a worker. */
export interface ImportedSheet extends SheetNotes {
  readonly name: string;
  /** Its place among the sheets, from 0. */
  readonly index: number;
  /** The last line of the header, as the user sees it in the workbook. */
  readonly headerRow: number;
  readonly unknownHeaders: readonly string[];
  readonly preview: SheetPreview;
}

export type ImportAnswer =
  | {
      readonly kind: 'ready';
      /** The table after the import, as it travels. */
      readonly rows: readonly unknown[];
      readonly added: readonly Cells[];
      readonly sheet: ImportedSheet;
    }
  | {
      readonly kind: 'wrong';
      readonly problems: readonly SheetProblem[];
      /** The rows without a problem, for tables that are filled row by row. */
      readonly passed: readonly ImportedRow[];
      readonly sheet: ImportedSheet;
    }
  | {
      readonly kind: 'fault';
      readonly fault: SheetFault;
      /** What stands in the place of a header, where none names a column. */
      readonly headers?: readonly string[];
    };

/**
 * Reads a workbook into a sub-table and checks it as if it were typed (engine.md §7): all rows, or every problem with
 * its row and column. Whatever the bytes are, it ends in one of the answers.
 */
export function importSheet(bytes: Uint8Array, item: Item, options: ImportSheetOptions): ImportAnswer {
  return withoutLists(importSteps(bytes, item, options));
}

/** The same, asking for the lists that other cells of a row filter. */
export function* importSteps(
  bytes: Uint8Array,
  item: Item,
  options: ImportSheetOptions,
): ListSteps<ImportAnswer> {
  const { maxRows, progress, platform, ...rest } = options;
  progress?.('reading');
  // Title, note and header lines stand above the rows that are counted.
  const reading = readWorkbook(bytes, {
    item,
    ...(maxRows === undefined ? {} : { maxRows: maxRows + HEADER_ROOM }),
    ...(platform === undefined ? {} : { platform }),
  });
  if (!reading.ok) return { kind: 'fault', fault: reading.fault };
  const { read, rowLists } = yield* rowSteps(item, reading.sheet, rest);
  if (!read.ok) {
    const { ok: _, ...fault } = read;
    return { kind: 'fault', ...fault };
  }
  const { table } = read;
  if (maxRows !== undefined && table.rows.length > maxRows) return { kind: 'fault', fault: 'tooLarge' };
  progress?.('checking');
  const checked = checkImport(
    item,
    table.rows.map(({ cells }) => cells),
    {
      ...rest,
      rowOptionsOf: ({ prop }, filter) => rowLists.get(rowListKey({ prop, filter })) ?? null,
      numbers: table.rows.map(({ number }) => number),
      unreadable: faultsOf(table),
    },
  );
  progress?.('done');
  const problems = checked.ok ? [] : checked.problems.map((problem) => withColumn(problem, table));
  const sheet = describeSheet(reading.sheet, table, previewOf(table, problems, checked.cuts));
  if (checked.ok) return { kind: 'ready', rows: checked.rows, added: checked.added, sheet };
  return { kind: 'wrong', problems, passed: checked.passed, sheet };
}

const HEADER_ROOM = 20;

function faultsOf({ rows }: SheetTable): ReadonlyMap<number, CellFaults> {
  const all = new Map<number, CellFaults>();
  rows.forEach(({ faults }, index) => {
    if (faults.size > 0) all.set(index, faults);
  });
  return all;
}

function withColumn(problem: ImportProblem, table: SheetTable): SheetProblem {
  return { ...problem, column: table.columnOf.get(problem.prop) ?? null };
}
