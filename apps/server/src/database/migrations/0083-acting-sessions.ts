import { sql, type Kysely } from 'kysely';

/** Sessions in which staff see the portal as an exhibitor does, and the codes that open them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
alter table session add column acting_membership_id text,
  add foreign key (tenant_id, exhibition_id, acting_membership_id) references membership on delete cascade
`.execute(database);
  await sql`
create index session_acting on session (tenant_id, exhibition_id, acting_membership_id)
  where acting_membership_id is not null`.execute(database);
  await sql`
create table acting_code (
  tenant_id text not null,
  exhibition_id text not null,
  code_hash bytea not null,
  -- As whom, and who of the staff.
  membership_id text not null,
  acting_membership_id text not null,
  reason text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, exhibition_id, code_hash),
  foreign key (tenant_id, exhibition_id, membership_id) references membership on delete cascade,
  foreign key (tenant_id, exhibition_id, acting_membership_id) references membership on delete cascade
)`.execute(database);
  await sql`create index acting_code_expires on acting_code (expires_at)`.execute(database);
}
