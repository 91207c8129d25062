import { sql } from 'kysely';
import type { Limits } from '../../../booths/index.ts';
import type { Database } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { StoredStatus } from '../../../database/tables/submission-tables.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import { pending } from './pending.ts';

type Halls = Pick<Limits, 'halls'>;

/** How many submissions of a form stand in a state. */
export interface EntryCount {
  readonly formId: string;
  readonly status: StoredStatus;
  readonly submissions: number;
}

/** The submissions of an exhibition by form and state, at this moment; as much work however many there are. */
export async function countEntries(
  database: Database,
  scope: Scope,
  limits: Halls = { halls: [] },
): Promise<readonly EntryCount[]> {
  const { rows } = await sql<EntryCount>`
    with ${pending(scope)}
    select form_id as "formId", status, sum(more)::int as submissions
    from (
      select form_id, status, halls, submissions as more from submission_count
      where ${inScope(scope)}
      union all
      select form_id, status, halls, 1 from fresh
      union all
      select form_id, status, halls, -1 from earlier
    ) as counted
    where ${within(limits)}
    group by form_id, status having sum(more) > 0`.execute(database);
  return rows;
}

function within({ halls }: Halls) {
  return halls.length === 0 ? sql`true` : sql`halls && ${[...halls]}::text[]`;
}

/** How many subjects have begun each form, at this moment. */
export async function countSubjects(
  database: Database,
  scope: Scope,
  limits: Halls = { halls: [] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ form_id: string; subjects: number }>`
    with ${pending(scope)}, pair as (
      select form_id, subject_key, halls from fresh
      union
      select form_id, subject_key, halls from earlier
    )
    select form_id, sum(more)::int as subjects
    from (
      select form_id, halls, subjects as more from form_subject_count
      where ${inScope(scope)}
      union all
      select form_id, halls,
        ((form_id, subject_key, halls) in (select form_id, subject_key, halls from fresh)
          or exists (select from submission_entry as entry
            where ${inScope(scope, 'entry')}
              and entry.form_id = pair.form_id and entry.subject_key = pair.subject_key and entry.halls = pair.halls
              and entry.submission_id not in (select id from changed)))::int
        - exists (select from submission_entry as entry
            where ${inScope(scope, 'entry')}
              and entry.form_id = pair.form_id and entry.subject_key = pair.subject_key
              and entry.halls = pair.halls)::int
      from pair
    ) as counted
    where ${within(limits)}
    group by form_id`.execute(database);
  return new Map(rows.map((row) => [row.form_id, row.subjects]));
}
