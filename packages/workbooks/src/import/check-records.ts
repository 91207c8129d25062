import {
  checkTypes,
  validate,
  visibleProps,
  type Answers,
  type Context,
  type Definition,
  type Problem,
} from '@zhantai/engine';
import { formTable, rowAnswers } from '@zhantai/engine/tables';
import { readWorkbook } from '../read/read-workbook.ts';
import type { SheetFault } from '../sheet-fault.ts';
import { describeSheet } from './describe-sheet.ts';
import type { ImportedSheet, ImportStage, SheetProblem } from './import-sheet.ts';
import type { RowsWords, TableRow } from './read-rows.ts';
import { withoutLists, type ListSteps } from './row-lists.ts';
import { rowSteps } from './row-steps.ts';
import { previewOf } from './sheet-preview.ts';

export interface CheckRecordsOptions extends RowsWords {
  /** Name of the table: the sheet that is named like it is read. */
  readonly title: string;
  /** `YYYY-MM-DD` in the exhibition's zone. */
  readonly today: string;
  readonly context: Context;
  /** Rows of data that are taken at most; more make the workbook too large. */
  readonly maxRows: number;
  /** Hears where the check is. */
  readonly progress?: (stage: ImportStage) => void;
}

export type RecordsAnswer =
  | {
      readonly kind: 'checked';
      readonly sheet: ImportedSheet;
      readonly problems: readonly SheetProblem[];
      /** Rows without a problem. */
      readonly good: number;
      /** Rows with one. */
      readonly wrong: number;
    }
  | {
      readonly kind: 'fault';
      readonly fault: SheetFault;
      /** What stands in the place of a header, where none names a column. */
      readonly headers?: readonly string[];
    };

/** Title, note and header lines stand above the rows that are counted. */
const HEADER_ROOM = 20;

/**
 * Reads a workbook whose rows are forms of their own, such as people, and judges each as if it were handed in, but for
 * what no cell can bring (seed.md §8). Whatever the bytes are, it ends in one of the answers.
 */
export function checkRecords(
  bytes: Uint8Array,
  definition: Definition,
  options: CheckRecordsOptions,
): RecordsAnswer {
  return withoutLists(recordSteps(bytes, definition, options));
}

/** The same, asking for the lists that other answers of a row filter. */
export function* recordSteps(
  bytes: Uint8Array,
  definition: Definition,
  { title, today, context, maxRows, progress, ...words }: CheckRecordsOptions,
): ListSteps<RecordsAnswer> {
  const item = formTable(definition, title);
  progress?.('reading');
  const reading = readWorkbook(bytes, { item, maxRows: maxRows + HEADER_ROOM });
  if (!reading.ok) return { kind: 'fault', fault: reading.fault };
  const { read } = yield* rowSteps(item, reading.sheet, words);
  if (!read.ok) {
    const { ok: _, ...fault } = read;
    return { kind: 'fault', ...fault };
  }
  const { table } = read;
  if (table.rows.length > maxRows) return { kind: 'fault', fault: 'tooLarge' };
  progress?.('checking');
  const rows = table.rows.filter(({ cells }) => !Object.values(cells).every(isBlank));
  if (rows.length === 0) return { kind: 'fault', fault: 'empty' };
  const problems = rows.flatMap((row) => {
    const answers = rowAnswers(row.cells, definition, null, context);
    const faulty = unreadProblems(definition, row);
    const unread = [...faulty, ...unreadable(definition, answers, context, row.faults)];
    const props = new Set(unread.map(({ prop }) => prop));
    const judged = validate(definition, answers, { today, context });
    return [...unread, ...judged.filter(({ code, prop }) => !isMissingFile(code) && !props.has(prop))].map(
      (problem): SheetProblem => ({
        ...problem,
        row: row.number,
        column: table.columnOf.get(problem.prop) ?? null,
      }),
    );
  });
  progress?.('done');
  const wrong = new Set(problems.map(({ row }) => row)).size;
  return {
    kind: 'checked',
    sheet: describeSheet(reading.sheet, table, previewOf({ ...table, rows }, problems)),
    problems,
    good: rows.length - wrong,
    wrong,
  };
}

/** Cells that hold no value that can be trusted. */
function unreadProblems(definition: Definition, { faults }: TableRow): readonly Problem[] {
  if (faults.size === 0) return [];
  return definition.items.flatMap(({ prop, id: formItemId, label }): Problem[] => {
    const code = faults.get(prop);
    return code === undefined ? [] : [{ prop, formItemId, label, code, params: {} }];
  });
}

/** Texts that are no value of their column, such as words or `1e5` for a number, where a person is asked for them. */
function unreadable(
  definition: Definition,
  answers: Answers,
  context: Context,
  faults: TableRow['faults'],
): readonly Problem[] {
  const found = checkTypes(definition, answers).filter(({ prop }) => !faults.has(prop));
  if (found.length === 0) return found;
  const shown = visibleProps(definition, answers, context);
  return found.filter(({ prop }) => {
    const item = definition.itemByProp.get(prop);
    return shown.has(prop) && item !== undefined && !item.readonly && !item.disabled;
  });
}

function isMissingFile(code: string): boolean {
  return code === 'requiredUpload' || code === 'requiredSignature';
}

function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
