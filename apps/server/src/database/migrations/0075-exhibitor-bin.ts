import { sql, type Kysely } from 'kysely';

/** Exhibitors that were deleted, as they were: nothing refers to them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table exhibitor_bin (
  tenant_id text not null,
  exhibition_id text not null,
  exhibitor_id text not null,
  code text not null,
  name text not null,
  name_en text not null,
  origin text not null,
  language text not null,
  tags text[] not null,
  state text not null check (state in ('invited', 'active', 'withdrawn')),
  note text not null,
  owner_account_id text,
  created_at timestamptz not null,
  deleted_by text not null,
  deleted_at timestamptz not null,
  primary key (tenant_id, exhibition_id, exhibitor_id),
  foreign key (tenant_id, exhibition_id) references exhibition
)`.execute(database);
}
