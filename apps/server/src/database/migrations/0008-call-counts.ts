import { type Kysely, sql } from 'kysely';

/** How often a subject made a call that is limited, in its running window (wire.md §4). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table call_count (
  tenant_id text not null,
  exhibition_id text not null,
  subject_key text not null,
  call text not null,
  -- length of the window
  seconds integer not null,
  started_at timestamptz not null,
  calls integer not null,
  primary key (tenant_id, exhibition_id, subject_key, call, seconds)
)`.execute(database);
}
