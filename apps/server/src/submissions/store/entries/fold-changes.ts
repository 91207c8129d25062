import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { noteChangedSubmissions } from '../../../obligations/index.ts';
import { applyEntries } from './apply-entries.ts';
import { tryFoldLock } from './fold-lock.ts';
import { spread, type NotedChange } from './spread.ts';

/** How many notes one transaction takes at most. */
const batch = 4_000;
/** So many are not read by a plan that was made for empty tables. */
const many = 500;
/** After so many its pages hold more of the past than notes: they are free again at once, not only when somebody looks. */
const worn = 2_000;

/**
 * Brings entries and counts up to what changed, in transactions of some thousands; one process does it at a time, and
 * the others leave it to that one. A note is only "this changed": what it is now is read when it is folded, so that
 * neither the order of notes nor a note too many matters, and one that breaks off begins anew.
 * @returns how many notes were folded.
 */
export async function foldChanges(database: Database): Promise<number> {
  let all = 0;
  for (;;) {
    const folded = await inTransaction(database, foldBatch);
    all += folded;
    if (folded < batch) break;
  }
  if (all >= worn) await sql`vacuum submission_change`.execute(database);
  return all;
}

async function foldBatch(transaction: Transaction): Promise<number> {
  if (!(await tryFoldLock(transaction))) return 0;
  const { rows } = await sql<NotedChange>`
    delete from submission_change
    where ctid = any(array(select ctid from submission_change limit ${batch}))
    returning tenant_id as "tenantId", exhibition_id as "exhibitionId", kind, id`.execute(transaction);
  if (rows.length === 0) return 0;
  if (rows.length >= many) await analyzeNew(transaction);
  await noteChangedSubmissions(transaction, rows);
  await applyEntries(transaction, await spread(transaction, rows));
  return rows.length;
}

/** What is filled at once the database may not have looked at yet; it does so by itself, but minutes later. */
async function analyzeNew(transaction: Transaction): Promise<void> {
  const { rows } = await sql<{ unknown: boolean }>`
    select exists (
      select from pg_class where oid in ('submission'::regclass, 'submission_entry'::regclass) and reltuples <= 0
    ) as unknown`.execute(transaction);
  if (rows[0]?.unknown !== true) return;
  await sql`analyze submission, submission_entry, form, exhibitor, booth, draft, person`.execute(transaction);
}
