import { type Kysely, sql } from 'kysely';

/**
 * Lets rows that every save changes be changed in their place: no index holds what a save changes, and their pages keep
 * room for the next version. Answers are packed by the faster method where this PostgreSQL knows it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index submission_status`.execute(database);
  await sql`alter table submission set (fillfactor = 80)`.execute(database);
  await sql`alter table draft set (fillfactor = 50)`.execute(database);
  await sql`
do $$ begin
  alter table revision alter column answers set compression lz4;
  alter table draft alter column answers set compression lz4;
exception when feature_not_supported then null;
end $$`.execute(database);
}
