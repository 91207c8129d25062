import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Debtor } from '../judge-obligations.ts';

/** Exhibitors with all that decides what they owe; those that are gone, and the trial, are absent. */
export async function readDebtors(
  transaction: Transaction,
  scope: Scope,
  exhibitorIds: readonly string[],
): Promise<readonly Debtor[]> {
  const wanted = sql`any(${[...exhibitorIds]}::text[])`;
  const { rows } = await sql<Debtor>`
    select exhibitor.exhibitor_id as "exhibitorId", exhibitor.state, exhibitor.tags,
      coalesce(standing.booths, '[]') as booths, coalesce(granted.extensions, '{}') as extensions,
      coalesce(begun.submissions, '[]') as submissions
    from exhibitor
    left join (
      select exhibitor_id,
        jsonb_agg(jsonb_build_object('boothId', booth_id, 'type', type, 'tags', tags)
          order by area desc, hall, number) as booths
      from booth where ${inScope(scope, 'booth')} and exhibitor_id = ${wanted}
      group by exhibitor_id
    ) as standing using (exhibitor_id)
    left join (
      select exhibitor_id, jsonb_object_agg(form_id, end_at) as extensions
      from form_extension where ${inScope(scope, 'form_extension')} and exhibitor_id = ${wanted}
      group by exhibitor_id
    ) as granted using (exhibitor_id)
    left join (
      select exhibitor_id, jsonb_agg(jsonb_build_object(
        'formId', form_id, 'boothId', booth_id, 'status', status,
        'isOwedAnew', status = 'submitted' and reopened_revision is not distinct from submitted_revision
        ) order by form_id, ordinal) as submissions
      from submission
      where ${inScope(scope, 'submission')}
        and subject_key = any(array(select 'exhibitor:::' || id from unnest(${[...exhibitorIds]}::text[]) as id))
        and submission_begun(submission)
      group by exhibitor_id
    ) as begun using (exhibitor_id)
    where ${inScope(scope, 'exhibitor')} and exhibitor.exhibitor_id = ${wanted} and not exhibitor.trial`.execute(
    transaction,
  );
  return rows;
}
