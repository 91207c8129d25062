import { sql, type Kysely } from 'kysely';

/**
 * Work that lasts (console.md §0.3): a row is claimed by one process, a batch a transaction, and each batch notes how far
 * it is in that transaction. One of a kind runs in an exhibition at a time, by the index; the others wait.
 */
const statements = [
  sql`
create table job (
  tenant_id text not null,
  exhibition_id text not null,
  job_id text not null,
  kind text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  payload jsonb not null,
  account_id text,
  -- Who works on it, and when it was seen last.
  claimed_by text,
  alive_at timestamptz,
  is_cancelled boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, exhibition_id, job_id)
)`,
  sql`create unique index job_running on job (tenant_id, exhibition_id, kind) where state = 'running'`,
  sql`create index job_open on job (created_at) where state in ('waiting', 'running')`,
  sql`create index job_listed on job (tenant_id, exhibition_id, created_at)`,
  sql`
create table job_thing (
  tenant_id text not null,
  exhibition_id text not null,
  job_id text not null,
  place integer not null,
  thing_id text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'skipped', 'failed')),
  reason text,
  -- What was done to it, from and to by key.
  change jsonb,
  primary key (tenant_id, exhibition_id, job_id, place),
  foreign key (tenant_id, exhibition_id, job_id) references job on delete cascade
)`,
  sql`create index job_thing_waiting on job_thing (tenant_id, exhibition_id, job_id, place) where outcome = 'waiting'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
