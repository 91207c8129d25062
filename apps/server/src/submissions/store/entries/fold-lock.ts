import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';

const key = sql`hashtextextended('submission_entry', 0)`;

/** Entries and counts are written by one transaction at a time. @returns false if another one does so now. */
export async function tryFoldLock(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${key}) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}

/** As {@link tryFoldLock}, after whoever does so now. */
export async function takeFoldLock(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction);
}
