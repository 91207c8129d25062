import type { Language, Option } from '@zhantai/engine';
import type { CellFaults, SheetValue } from '@zhantai/engine/tables';
import type { SheetFault } from '@zhantai/workbooks';
import type { SheetNotes } from '@zhantai/workbooks/read';

/** A table of a form, as it travels to a worker: a definition that is parsed there, and what its dictionaries hold. */
export interface TableOrigin {
  /** A form detail as it was published. */
  readonly detail: unknown;
  readonly language: Language;
  /** The sub-table; null is the form itself, a row a submission. */
  readonly formItemId: string | null;
  /** What the form is called, where it is the table. */
  readonly title: string;
  /** Options by prop of the columns that take them from a dictionary. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
}

/** Rows for a sub-table, all or nothing. */
export interface ImportTask {
  readonly kind: 'import';
  /** Of the workbook on the disk. */
  readonly path: string;
  readonly table: TableOrigin;
  /** How many rows there are that stay. */
  readonly existing: number;
  readonly replace: boolean;
  readonly today: string;
  /** What `${…}` expressions read. */
  readonly context: Readonly<Record<string, unknown>>;
  readonly maxRows: number;
}

/** Rows of which each is judged for itself. */
export interface ReadTask {
  readonly kind: 'read';
  readonly path: string;
  readonly table: TableOrigin;
  readonly maxRows: number;
}

/** The same workbook with a comment on each wrong cell. */
export interface MarkTask {
  readonly kind: 'mark';
  readonly path: string;
  readonly table: TableOrigin;
  readonly problems: readonly CellProblem[];
}

/** A workbook to be filled in. */
export interface TemplateTask {
  readonly kind: 'template';
  readonly table: TableOrigin;
  /** What stands in it already, as it travels; null leaves it empty. */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Tables that are written as their rows come. */
export interface WriteTask {
  readonly kind: 'write';
  readonly format: 'xlsx' | 'csv';
  readonly language: Language;
  readonly sheets: readonly WrittenSheet[];
  /** Every form version whose answers come, by version. */
  readonly definitions: readonly { readonly version: number; readonly detail: unknown }[];
}

export type SheetTask = ImportTask | ReadTask | MarkTask | TemplateTask | WriteTask;

export interface WrittenSheet {
  readonly name: string;
  /** Columns whose cells come ready. */
  readonly heads: readonly WrittenColumn[];
  /** Columns that are read from answers: of a form, or of one of its sub-tables. */
  readonly answers: { readonly version: number; readonly table: string | null } | null;
}

export interface WrittenColumn {
  readonly title: string;
  /** Text unless told otherwise. */
  readonly type?: 'number' | 'date' | 'datetime';
  /** Summed up in the last row. */
  readonly total?: boolean;
}

/** Lines of the sheet that is written now; `end` begins the next one. */
export type SheetBatch =
  | ({ readonly kind: 'lines' } & WrittenLines)
  /** The JSON of {@link WrittenLines}, written where it holds nobody up. */
  | { readonly kind: 'packed'; readonly json: Uint8Array }
  | { readonly kind: 'end' };

export interface WrittenLines {
  readonly lines: readonly WrittenLine[];
  readonly labels: Labels;
}

/** `prop` or `prop/column` → value → label, of values from dictionaries. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface WrittenLine {
  readonly heads: readonly SheetValue[];
  /** Answers, masked where they must be, and the version of the form they were given under. */
  readonly answers: { readonly version: number; readonly wire: Readonly<Record<string, unknown>> } | null;
}

/** A mistake in a workbook; row 0 speaks of the whole table. */
export interface CellProblem {
  readonly row: number;
  readonly prop: string;
  readonly message: string;
}

/** A row as it was read. */
export interface ReadRow {
  /** As the user sees it in the workbook. */
  readonly number: number;
  /** Wire values by prop. */
  readonly cells: Readonly<Record<string, unknown>>;
  /** Cells that hold no value that can be trusted, by prop. */
  readonly faults: CellFaults;
}

export type SheetResult =
  /** The JSON of the rows, written where it holds nobody up. */
  | { readonly kind: 'rows'; readonly json: Uint8Array }
  /** The JSON of the first problems, and how many there are of them and of all. */
  | { readonly kind: 'problems'; readonly json: Uint8Array; readonly listed: number; readonly count: number }
  | {
      readonly kind: 'read';
      readonly rows: readonly ReadRow[];
      /** Props that the workbook has a column for. */
      readonly props: readonly string[];
      readonly unknownHeaders: readonly string[];
      readonly notes: SheetNotes;
    }
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'fault';
      readonly fault: SheetFault;
      /** What stands in the place of a header, where none names a column. */
      readonly headers?: readonly string[];
    }
  /** All of it was handed over before. */
  | { readonly kind: 'written' };
