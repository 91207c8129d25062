import { type Kysely, sql } from 'kysely';

/** Whoever fills in an open form asks for a signature, too: with a ticket, without an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table signing alter column account_id drop not null`.execute(database);
}
