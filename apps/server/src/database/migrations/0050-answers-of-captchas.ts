import { type Kysely, sql } from 'kysely';

/** How many captchas were answered with a ticket for which nothing was submitted yet: each pays one submission. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket add column captchas integer not null default 0 check (captchas >= 0)`.execute(
    database,
  );
  await sql`update ticket set captchas = 1 where human_until is not null`.execute(database);
}
