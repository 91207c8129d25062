import { type Kysely, sql } from 'kysely';

const statements = [
  // What an account's drafts on its devices are sealed with; itself sealed with the data key of this number.
  `alter table account add column draft_key bytea, add column draft_key_id text`,
  // News for one person, which the organiser's list does not show.
  `alter table notice add column account_ids text[] not null default '{}'`,
];

/** A key for the drafts that lie on devices, and notices for one person. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}
