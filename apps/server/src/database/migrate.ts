import { sql } from 'kysely';
import { StartupFailure } from '../settings/startup-failure.ts';
import type { Database, Transaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { migrations } from './migrations/index.ts';
import { sqlState } from './failures/sql-state.ts';

/** Servers of every version take this lock; the first versions held it for a session. */
const lock = '3853314791062309107';
/** Seconds that a server waits while another one brings the schema forward. */
const LOCK_TIMEOUT_SECONDS = 30;

const names = Object.keys(migrations).toSorted();

/**
 * Brings the schema forward to this version, all steps or none. Servers that start together wait for one, and not at all
 * where nothing is to be done. The lock ends with its transaction, so it stays with nobody behind a proxy either.
 * @param patience seconds.
 * @throws StartupFailure if a step fails, the database is newer than this version, or another server takes too long.
 */
export async function migrate(database: Database, patience: number = LOCK_TIMEOUT_SECONDS): Promise<void> {
  if (isDone(await doneSteps(database))) return;
  const progress: { step: string | null } = { step: null };
  try {
    await inTransaction(database, async (transaction) => {
      await takeLock(transaction, patience);
      await sql`
        create table if not exists schema_step (name varchar(255) primary key, timestamp varchar(255) not null)
      `.execute(transaction);
      const done = await doneSteps(transaction);
      if (isDone(done)) return;
      for (const name of names) {
        if (done.includes(name)) continue;
        progress.step = name;
        // A step builds on those before it.
        await migrations[name]?.up(transaction);
        await sql`insert into schema_step values (${name}, clock_timestamp())`.execute(transaction);
      }
      progress.step = null;
    });
  } catch (error) {
    if (error instanceof StartupFailure) throw error;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartupFailure(
      progress.step === null
        ? `The database does not fit this version of the server: ${reason}.`
        : `The database could not be brought forward (step ${progress.step}): ${reason}.`,
    );
  }
}

/** The steps that were done, in order; none where the database is empty. */
async function doneSteps(database: Database): Promise<readonly string[]> {
  const { rows: found } = await sql<{ found: boolean }>`
    select to_regclass('schema_step') is not null as found
  `.execute(database);
  if (found[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_step order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** @throws StartupFailure where a step was done that this version does not know. */
function isDone(done: readonly string[]): boolean {
  const unknown = done.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new StartupFailure(
      `The database does not fit this version of the server: a newer one brought it forward (step ${unknown}).`,
    );
  }
  return names.every((name) => done.includes(name));
}

async function takeLock(transaction: Transaction, patience: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(`${patience}s`)}`.execute(transaction);
  try {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)}::bigint)`.execute(transaction);
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    throw new StartupFailure(
      `Another server has been bringing this database forward for over ${patience} seconds: wait until it has started, then start again.`,
    );
  }
  // Steps wait for tables as long as it takes.
  await sql`set local lock_timeout = 0`.execute(transaction);
}
