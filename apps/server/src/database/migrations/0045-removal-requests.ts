import { type Kysely, sql } from 'kysely';

/** Somebody adopted is removed when the organiser confirms it: who asked, who removed and who kept them are steps. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table review_step drop constraint review_step_action_check`.execute(database);
  await sql`
alter table review_step add constraint review_step_action_check check (action in (
  'submit', 'adopt', 'fail', 'withdraw', 'request', 'requestRemoval', 'reopen', 'remove', 'keep'
))`.execute(database);
}
