import { sql, type Kysely } from 'kysely';

/** What forms ask while somebody works on them: every saved state, and who has one open. */
const statements = [
  sql`
create table form_draft (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  -- the newest state, 0 before the first
  revision integer not null check (revision >= 0),
  primary key (tenant_id, exhibition_id, form_id),
  foreign key (tenant_id, exhibition_id, form_id) references form on delete cascade
)`,
  sql`
create table form_draft_state (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  revision integer not null check (revision > 0),
  detail jsonb not null,
  step text not null,
  saved_by text not null,
  saved_at timestamptz not null,
  -- when the first state was saved of those that the history shows as one
  begun_at timestamptz not null,
  -- false: another state of the same ten minutes follows, this one is kept for merging alone
  in_history boolean not null,
  primary key (tenant_id, exhibition_id, form_id, revision),
  foreign key (tenant_id, exhibition_id, form_id) references form_draft on delete cascade
)`,
  sql`
create table form_presence (
  tenant_id text not null,
  exhibition_id text not null,
  form_id text not null,
  account_id text not null,
  item_id text,
  seen_at timestamptz not null,
  primary key (tenant_id, exhibition_id, form_id, account_id),
  foreign key (tenant_id, exhibition_id, form_id) references form on delete cascade
)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
