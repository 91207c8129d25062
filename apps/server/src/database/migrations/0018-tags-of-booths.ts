import { type Kysely, sql } from 'kysely';

/** Tags of single booths: an exhibitor with several may stand in the freight zone with one of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table booth add column tags text[] not null default '{}'`.execute(database);
}
