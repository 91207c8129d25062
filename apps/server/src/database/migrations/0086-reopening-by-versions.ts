import { sql, type Kysely } from 'kysely';

/**
 * What a version does to what was handed in before it: which submissions a report found to pass no more, which were
 * opened again for it, and whether exhibitors are shown what changed.
 */
const statements = [
  sql`alter table review_step drop constraint review_step_action_check`,
  sql`
alter table review_step add constraint review_step_action_check check (action in (
  'submit', 'adopt', 'fail', 'withdraw', 'request', 'requestRemoval', 'reopen', 'batch-reopen', 'remove', 'keep'
))`,
  // The revision that is owed anew although it stays submitted; what is handed in after it is another one.
  sql`alter table submission add column reopened_revision integer`,
  sql`alter table form_version add column note_shown boolean not null default false`,
  sql`
create table form_effects_failing (
  tenant_id text not null,
  exhibition_id text not null,
  effects_id text not null,
  submission_id text not null,
  -- what was handed in when the report was made; null where it is being typed
  revision integer,
  -- label and sentence of each problem, as whoever made the report reads them
  problems jsonb not null,
  primary key (tenant_id, exhibition_id, effects_id, submission_id),
  foreign key (tenant_id, exhibition_id, effects_id) references form_effects on delete cascade,
  foreign key (tenant_id, exhibition_id, submission_id) references submission on delete cascade
)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
