import { type Kysely, sql } from 'kysely';

/** Rules of letters that know all of Unicode, the best first; which of them there are depends on how PostgreSQL was built. */
const collations = ['pg_c_utf8', 'und-x-icu', 'C.utf8', 'C.UTF-8', 'en_US.utf8'];

/** The clause that makes `lower` know all letters, whatever locale the database was made with; empty where none does. */
export async function letterRules(database: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select collname as name from pg_collation
    where collnamespace = 'pg_catalog'::regnamespace and collname = any(${collations}::text[])
      and collencoding in (-1, pg_char_to_encoding('UTF8'))
    order by array_position(${collations}::text[], collname::text) limit 1`.execute(database);
  return rows[0] === undefined ? '' : ` collate pg_catalog."${rows[0].name}"`;
}
