import { sql, type Kysely } from 'kysely';

/** How an exhibitor was before it withdrew, so that it may come back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table exhibitor_withdrawal (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  state_before text not null check (state_before in ('invited', 'active')),
  -- booths that it gave up; one may be gone since
  booth_ids text[] not null,
  badges_void boolean not null,
  reason text not null,
  account_id text not null,
  at timestamptz not null,
  primary key (tenant_id, exhibition_id, exhibitor_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor on delete cascade
)`.execute(database);
}
