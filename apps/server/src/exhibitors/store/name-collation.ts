import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';

let known: Promise<boolean> | null = null;

/** How Chinese names are sorted: by their sound where the database can, else by code point. */
export async function nameCollation(database: Database): Promise<RawBuilder<unknown>> {
  known ??= hasCollation(database);
  try {
    return (await known) ? sql`collate "zh-x-icu"` : sql`collate "C"`;
  } catch (error) {
    known = null;
    throw error;
  }
}

async function hasCollation(database: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_collation where collname = 'zh-x-icu'`.execute(database);
  return rows.length > 0;
}
