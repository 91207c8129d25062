import { sql, type Kysely } from 'kysely';

/**
 * A host name belongs to one open exhibition: that of last year is handed over when the next one opens, and stays with the
 * closed one until then.
 */
const statements = [
  sql`alter table exhibition drop constraint exhibition_host_key`,
  sql`create unique index exhibition_open_host on exhibition (host) where open`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
