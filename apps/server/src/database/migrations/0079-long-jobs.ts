import { sql, type Kysely } from 'kysely';

/** Jobs of one long piece of work: how far it is, what came of it, and what it needs sealed until it ends. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table job
  add column progress integer,
  add column total integer,
  add column result jsonb,
  add column secret jsonb`.execute(database);
}
