import type { TSchema } from 'typebox';
import type { Schema } from '../database/tables/schema.ts';

/** A line of an archive: names as they travel, values as JSON has them. */
export type ArchiveLine = Readonly<Record<string, unknown>>;

/** How much an archive holds: what an exhibition is set up with, or that and what people did in it. */
export type ArchiveDepth = 'set-up' | 'everything';

/**
 * What becomes of a column: `kept` as it is; `moment` is a time, `happened` one that cannot come, `day` a text that begins
 * with a day: all are moved with the first day of the fair; `dated` is a document with such texts in it; `account` is the
 * id of an account, `subject` a key that holds one; `answers` travel without what is sealed in them; `of people` is kept where an archive holds everything; `left out`
 * never travels: a secret, a count that the database makes, or nothing that another installation could use.
 */
export type ColumnRole =
  | 'kept'
  | 'moment'
  | 'happened'
  | 'day'
  | 'dated'
  | 'account'
  | 'subject'
  | 'answers'
  | 'of people'
  | 'left out';

/** A table as an archive holds it: one line a row, in `NAME.jsonl`. */
export interface ArchiveKind {
  readonly table: keyof Schema;
  readonly depth: ArchiveDepth;
  /** Columns that tell a row from all others of its exhibition. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnRole>>;
  /** What the documents of a line are made of, by column: each that is JSON and travels has one. */
  readonly documents?: Readonly<Record<string, TSchema>>;
  /** Makes a line harmless, or says what is wrong with it: it comes from outside. */
  readonly clean?: (line: ArchiveLine) => ArchiveLine | string | Promise<ArchiveLine | string>;
  /** Written to be read; whoever takes an archive in leaves it there. */
  readonly isReadingMatter?: true;
}

type Scope = 'tenant_id' | 'exhibition_id';

/** A kind whose columns the compiler holds against the types of the tables. */
export function archiveKind<T extends keyof Schema>(
  table: T,
  depth: ArchiveDepth,
  key: readonly Exclude<keyof Schema[T] & string, Scope>[],
  columns: Readonly<Record<Exclude<keyof Schema[T] & string, Scope>, ColumnRole>>,
  more: Pick<ArchiveKind, 'clean' | 'documents' | 'isReadingMatter'> = {},
): ArchiveKind {
  return { table, depth, key, columns, ...more };
}

/** The name of a column in a line. */
export function lineName(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
