import { sql, type Kysely } from 'kysely';

/** Calls to exhibitors about missing forms, and who is about to call. */
const statements = [
  sql`
create table contact_log (
  tenant_id text not null,
  exhibition_id text not null,
  contact_id text not null,
  exhibitor_id text not null,
  account_id text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('reached', 'missed', 'wrongNumber', 'promised')),
  note text not null default '',
  -- when to call again
  next_at timestamptz,
  primary key (tenant_id, exhibition_id, contact_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor on delete cascade
)`,
  sql`create index contact_log_exhibitor on contact_log (tenant_id, exhibition_id, exhibitor_id, at desc, contact_id)`,
  sql`
create table contact_claim (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  account_id text not null,
  until timestamptz not null,
  primary key (tenant_id, exhibition_id, exhibitor_id),
  foreign key (tenant_id, exhibition_id, exhibitor_id) references exhibitor on delete cascade
)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
