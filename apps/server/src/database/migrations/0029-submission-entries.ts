import { type Kysely, type RawBuilder, sql } from 'kysely';
import { audienceTriggers } from './entries/audience-triggers.ts';
import { foldName } from './entries/fold-name.ts';
import { listedSubmissions } from './entries/listed-submissions.ts';
import { entryIndexes, entryTables } from './entries/tables.ts';
import { entryTriggers } from './entries/triggers.ts';

/** What stands already. */
const filled = [
  sql`
    insert into submission_entry (tenant_id, exhibition_id, submission_id, form_id, form_code, subject_kind, subject_key,
      exhibitor_id, ticket_id, name, hall, booth, halls, folded, status, round, submitted_at, decided_at, change_requested_at,
      updated_at)
    select tenant_id, exhibition_id, submission_id, form_id, form_code, subject_kind, subject_key,
      exhibitor_id, ticket_id, name, hall, booth, halls, folded, status, round, submitted_at, decided_at, change_requested_at,
      updated_at
    from listed_submission`,
  sql`
    insert into entry_subject (tenant_id, exhibition_id, subject_key, folded)
    select tenant_id, exhibition_id, subject_key, string_agg(distinct folded, '|')
    from submission_entry group by tenant_id, exhibition_id, subject_key`,
  sql`
    insert into submission_count (tenant_id, exhibition_id, form_id, status, halls, submissions)
    select tenant_id, exhibition_id, form_id, status, halls, count(*)
    from submission_entry group by tenant_id, exhibition_id, form_id, status, halls`,
  sql`
    insert into form_subject_count (tenant_id, exhibition_id, form_id, halls, subjects)
    select tenant_id, exhibition_id, form_id, halls, count(distinct subject_key)
    from submission_entry group by tenant_id, exhibition_id, form_id, halls`,
];

/**
 * Lists and counts of submissions that do not grow with all that was ever handed in: entries with an index for each
 * order, counts by form, state and hall, and the changes that both are made from.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const steps: readonly RawBuilder<unknown>[] = [
    ...foldName,
    ...listedSubmissions,
    ...entryTables,
    ...filled,
    ...entryIndexes,
    ...entryTriggers,
    ...audienceTriggers,
  ];
  for (const step of steps) {
    // Each builds on the one before.
    await step.execute(database);
  }
}
