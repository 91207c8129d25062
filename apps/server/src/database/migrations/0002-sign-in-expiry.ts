import { type Kysely, sql } from 'kysely';

/** Lets refresh tokens whose time is over be found and removed without reading the others. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index refresh_token_expiry on refresh_token (expires_at)`.execute(database);
}
