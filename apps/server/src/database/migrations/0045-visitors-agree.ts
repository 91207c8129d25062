import { type Kysely, sql } from 'kysely';

/** What a visitor lets the exhibitor see who invited them, in which words they agreed, and when. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table visitor
  add column shared text[] not null default '{}' check (shared <@ array['name', 'company', 'mobile']),
  add column shared_text text,
  add column shared_at timestamptz`.execute(database);
}
