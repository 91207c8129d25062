import { sql } from 'kysely';
import type { Database } from './database.ts';

/** An index on a table that is too large to be locked while it is built. */
export interface LaterIndex {
  readonly name: string;
  /** What stands behind its name: `on submission (…)`. */
  readonly on: string;
}

/**
 * Builds indexes without holding anybody up, outside of the lock and the transaction of the schema's steps. What was
 * broken off is built anew; what is there, or is being built by another server, is left.
 */
export async function buildLaterIndexes(database: Database, indexes: readonly LaterIndex[]): Promise<void> {
  for (const { name, on } of indexes) {
    // One after the other, for each reads a whole table.
    const state = await stateOf(database, name);
    if (state === 'whole' || state === 'building') continue;
    const called = sql.id(name);
    if (state === 'broken') await sql`drop index concurrently if exists ${called}`.execute(database);
    await sql`create index concurrently if not exists ${called} ${sql.raw(on)}`.execute(database);
  }
}

async function stateOf(database: Database, name: string): Promise<'none' | 'whole' | 'building' | 'broken'> {
  const { rows } = await sql<{ whole: boolean; building: boolean }>`
    select indisvalid as whole,
      exists (select from pg_stat_progress_create_index where index_relid = indexrelid) as building
    from pg_index where indexrelid = to_regclass(${name})
  `.execute(database);
  const [row] = rows;
  if (row === undefined) return 'none';
  if (row.whole) return 'whole';
  return row.building ? 'building' : 'broken';
}
