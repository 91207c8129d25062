import { sql, type Kysely } from 'kysely';

/** What staff filled in for an exhibitor, and why. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table filling_in (
  tenant_id text not null,
  exhibition_id text not null,
  submission_id text not null,
  -- of the draft or of what was handed in
  revision integer not null,
  account_id text not null,
  reason text not null,
  -- why after the end of the form; null: before it
  late_reason text,
  at timestamptz not null,
  primary key (tenant_id, exhibition_id, submission_id, revision),
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
)`.execute(database);
}
