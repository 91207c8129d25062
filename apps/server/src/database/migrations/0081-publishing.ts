import { sql, type Kysely } from 'kysely';

/** What publishing a draft would do, as it was shown to somebody, and what they wrote about the version that came of it. */
const statements = [
  sql`
create table form_effects (
  tenant_id text not null,
  exhibition_id text not null,
  effects_id text not null,
  form_id text not null,
  draft_revision integer not null,
  -- what was published then; 0: nothing
  version integer not null,
  made_at timestamptz not null,
  primary key (tenant_id, exhibition_id, effects_id),
  foreign key (tenant_id, exhibition_id, form_id) references form on delete cascade
)`,
  sql`create index form_effects_form on form_effects (tenant_id, exhibition_id, form_id)`,
  sql`alter table form_version add column note text not null default ''`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
