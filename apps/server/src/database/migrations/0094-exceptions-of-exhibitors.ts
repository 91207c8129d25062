import { sql, type Kysely } from 'kysely';

/** What single exhibitors may have otherwise than the others: passes of a form, invited visitors, accounts; with a reason. */
const statements = [
  sql`
create table exhibitor_exception (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  kind text not null check (kind in ('passes', 'invitations', 'accounts')),
  -- whose passes; empty for the other kinds
  form_id text not null default '' check ((kind = 'passes') = (form_id <> '')),
  -- how many it may have in place of the usual number
  value integer not null check (value >= 0),
  reason text not null,
  -- null: from before exceptions were given by staff
  granted_by text,
  granted_at timestamptz not null default now(),
  primary key (tenant_id, exhibition_id, exhibitor_id, kind, form_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor
)`,
  sql`
insert into exhibitor_exception (tenant_id, exhibition_id, exhibitor_id, kind, value, reason)
select tenant_id, exhibition_id, exhibitor_id, 'invitations', quota, '' from invitation_quota`,
  sql`drop table invitation_quota`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
