import type { Context, Definition, Item, Option } from '@zhantai/engine';
import type { MarkedSheet, ProblemMark } from '@zhantai/workbooks/mark';
import type { RowList } from '@zhantai/engine/tables';
import type { ImportAnswer, ImportStage, RecordsAnswer, RowLists } from '@zhantai/workbooks/read';
import type { Table, TableCells } from '@zhantai/workbooks/write';

/** What is done with spreadsheets beside the page, in a thread that can be ended at any moment. */
export interface SheetWork {
  /** Reads a workbook into a sub-table and checks every row. */
  readonly import: {
    readonly given: {
      readonly bytes: Uint8Array;
      readonly item: Item;
      /** Rows that are there now, as they travel. */
      readonly existing: readonly unknown[];
      readonly replace: boolean;
      readonly today: string;
      readonly context: Context;
      /** Options of dictionary columns, by prop. */
      readonly options: Readonly<Record<string, readonly Option[]>>;
      readonly maxRows: number;
    };
    readonly answer: ImportAnswer;
  };
  /** Reads a workbook whose rows are forms of their own, and judges each. */
  readonly records: {
    readonly given: {
      readonly bytes: Uint8Array;
      readonly definition: Definition;
      readonly title: string;
      readonly today: string;
      readonly context: Context;
      /** Options of dictionary items, by prop. */
      readonly options: Readonly<Record<string, readonly Option[]>>;
      readonly maxRows: number;
    };
    readonly answer: RecordsAnswer;
  };
  /** Writes comments into a workbook. */
  readonly mark: {
    readonly given: {
      readonly bytes: Uint8Array;
      readonly marks: readonly ProblemMark[];
      readonly sheet: MarkedSheet;
    };
    readonly answer: Uint8Array;
  };
  readonly xlsx: {
    readonly given: { readonly table: Table; readonly rows: readonly TableCells[] };
    readonly answer: Uint8Array;
  };
  readonly csv: {
    readonly given: { readonly table: Table; readonly rows: readonly TableCells[] };
    readonly answer: string;
  };
}

export type SheetWorkKind = keyof SheetWork;

/** What the thread is told: its work, then the lists it asks for. */
export type SheetRequest =
  | { [K in SheetWorkKind]: { readonly kind: K; readonly given: SheetWork[K]['given'] } }[SheetWorkKind]
  | { readonly kind: 'lists'; readonly lists: RowLists };

/** What the thread tells. */
export type SheetReply<K extends SheetWorkKind> =
  | { readonly kind: 'stage'; readonly stage: ImportStage }
  /** It goes on once it is told the lists that hold in some rows only. */
  | { readonly kind: 'wanted'; readonly wanted: readonly RowList[] }
  | { readonly kind: 'answer'; readonly answer: SheetWork[K]['answer'] }
  /** `missing`: a part of the program did not come, as without a network. */
  | { readonly kind: 'failed' | 'missing' };
