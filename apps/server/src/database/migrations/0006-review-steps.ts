import { type Kysely, sql } from 'kysely';

/** Requests for a change of what was adopted, and who had a form open before its deadline (wire.md §3). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table submission add column change_requested_at timestamptz`.execute(database);
  await sql`
create index submission_change_requested on submission (tenant_id, exhibition_id, change_requested_at)
  where change_requested_at is not null`.execute(database);
  await sql`alter table review_step drop constraint review_step_action_check`.execute(database);
  await sql`
alter table review_step add constraint review_step_action_check
  check (action in ('submit', 'adopt', 'fail', 'withdraw', 'request', 'reopen'))`.execute(database);
  await sql`
create table form_opening (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  subject_key text not null,
  account_id text not null,
  -- the first time only
  opened_at timestamptz not null,
  primary key (tenant_id, exhibition_id, form_id, subject_key, account_id),
  foreign key (tenant_id, exhibition_id, form_id) references form
)`.execute(database);
}
