import { type Kysely, sql } from 'kysely';

/** Since when a content that no file shows is being removed; nobody may show it anew until it is gone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table blob add column removing_at timestamptz').execute(database);
}
