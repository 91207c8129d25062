import { sql, type Kysely } from 'kysely';

/** What a workbook would do, as somebody saw it: kept for a day, taken once (console.md §0.4). */
const statements = [
  sql`
create table workbook_import (
  tenant_id text not null,
  exhibition_id text not null,
  import_id text not null,
  kind text not null,
  account_id text not null,
  -- Each with the values that were seen and what they are to be.
  things jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, exhibition_id, import_id)
)`,
  sql`create index workbook_import_old on workbook_import (created_at)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
