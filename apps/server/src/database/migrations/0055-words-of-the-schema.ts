import { sql, type Kysely } from 'kysely';

/** Tables and columns bear the words that the program uses for them: triggers, views and indexes follow by themselves. */
const renames: readonly string[] = [
  'alter table form rename column sheet_code to form_code',
  'alter table form rename column sheet_group to form_group',
  'alter table kept_file rename to guest_file',
  'alter table sign_in_pace rename to sign_in_throttle',
  'alter index sign_in_pace_time rename to sign_in_throttle_time',
  'alter table ticket_holder rename to guest',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  // In the order in which they stand.
  for (const rename of renames) await sql.raw(rename).execute(database);
}
