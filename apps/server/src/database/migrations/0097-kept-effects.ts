import { sql, type Kysely } from 'kysely';

/** The report of what publishing a draft would do, as whoever asked for it reads it: a job makes it of a large form. */
const statements = [
  // Null while it is being made.
  sql`alter table form_effects add column report jsonb`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
