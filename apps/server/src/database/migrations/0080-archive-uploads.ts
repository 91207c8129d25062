import { sql, type Kysely } from 'kysely';

/** Archives that are uploaded in parts; the parts lie in the file store. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table archive_upload (
  tenant_id text not null,
  exhibition_id text not null,
  upload_id text not null,
  account_id text not null,
  name text not null,
  bytes bigint not null,
  -- Those that are here, from 0.
  parts integer[] not null default '{}',
  -- What the last dry run found.
  report jsonb,
  created_at timestamptz not null,
  kept_until timestamptz not null,
  primary key (tenant_id, exhibition_id, upload_id)
)`.execute(database);
  await sql`create index archive_upload_kept on archive_upload (kept_until)`.execute(database);
}
