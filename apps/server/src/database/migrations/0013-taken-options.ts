import { type Kysely, sql } from 'kysely';

/** Options that all submissions of a form together may take only so often: who took them (console.md §2). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table taken_option (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  form_id text not null,
  -- a prop, or of a sub-table prop/column
  place text not null,
  option text not null,
  -- rows of a sub-table count each
  times integer not null check (times > 0),
  primary key (tenant_id, exhibition_id, submission_id, place, option),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
)`.execute(database);
  await sql`create index taken_option_form on taken_option (tenant_id, exhibition_id, form_id, place, option)`.execute(
    database,
  );
}
