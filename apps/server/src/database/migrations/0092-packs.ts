import { sql, type Kysely } from 'kysely';

/** Forms, dictionaries, letters and prices that an organiser keeps for exhibitions to come. The content lies in the file store. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table pack (
  tenant_id text not null references tenant,
  pack_id text not null,
  title text not null,
  note text not null,
  -- where its content lies in the file store
  file_id text not null,
  -- forms, dictionaries, articles, items
  counts jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (tenant_id, pack_id)
)`.execute(database);
}
