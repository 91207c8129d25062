import type { Transaction } from '../database/database.ts';
import { sqlState } from '../database/failures/sql-state.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { ArchiveKind, ArchiveLine } from '../platform/archive-kind.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { documentFault } from './document-fault.ts';
import { rowOf, type Journey } from './lines.ts';
import type { NumberedLine } from './open-archive.ts';
import { insertArchived, type Moving } from './store/write-rows.ts';

/** How lines of a kind become rows. */
interface Taking {
  readonly scope: Scope;
  readonly journey: Journey;
  readonly moving: Moving;
  /** The line as it shall be taken in; it is checked thereafter. Null: it stays where it is. */
  readonly choose: (line: ArchiveLine) => ArchiveLine | null;
  /** What only the exhibition knows into which it comes. */
  readonly finish: (row: ArchiveLine) => ArchiveLine;
  /** Told how many rows more are stored. */
  readonly stored: (rows: number) => void;
}

/** Rows that are stored with a statement. */
const ROWS_AT_ONCE = 500;

/**
 * Stores lines of a kind as rows, each checked as what comes from outside. @returns how many.
 * @throws ArchiveRefused in one sentence.
 */
export async function takeLines(
  transaction: Transaction,
  kind: ArchiveKind,
  lines: AsyncIterable<NumberedLine>,
  { scope, journey, moving, choose, finish, stored }: Taking,
): Promise<number> {
  let count = 0;
  const store = async (batch: readonly ArchiveLine[], last: number): Promise<void> => {
    try {
      await insertArchived(transaction, scope, kind, batch, moving);
    } catch (error) {
      throw refusedBy(kind, last, error);
    }
    count += batch.length;
    stored(batch.length);
  };
  let batch: ArchiveLine[] = [];
  let read = 0;
  // What names its like is stored in one statement, in whichever order it comes.
  const most = kind.table === 'catalogue_item' ? Number.POSITIVE_INFINITY : ROWS_AT_ONCE;
  for await (const { number, line } of lines) {
    read = number;
    const wanted = choose(line);
    if (wanted === null) continue;
    batch.push(finish(await judged(kind, wanted, number, journey)));
    if (batch.length < most) continue;
    await store(batch, number);
    batch = [];
  }
  if (batch.length > 0) await store(batch, read);
  return count;
}

async function judged(
  kind: ArchiveKind,
  line: ArchiveLine,
  number: number,
  journey: Journey,
): Promise<ArchiveLine> {
  const fault = documentFault(kind, line);
  const clean = fault ?? (await kind.clean?.(line)) ?? line;
  const row = typeof clean === 'string' ? clean : rowOf(kind, clean, journey);
  if (typeof row === 'string')
    throw new ArchiveRefused('archiveLine', { name: `${kind.table}.jsonl`, line: number, detail: row });
  return row;
}

/** What the database does not take is a mistake of the archive; what it cannot do now is none. */
function refusedBy({ table }: ArchiveKind, line: number, error: unknown): unknown {
  const state = sqlState(error);
  if (state === null || !/^2[23]/.test(state)) return error;
  const detail = error instanceof Error ? error.message : '';
  return new ArchiveRefused('archiveLines', { name: `${table}.jsonl`, line, detail });
}
