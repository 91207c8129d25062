import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { SubmissionBooth } from '../submission.ts';

/** Submissions with their form, their draft and the revision that was handed in last: what every list begins with. */
export function submissionRows(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('submission')
    .innerJoin('form', 'form.form_id', 'submission.form_id')
    .leftJoin('draft', 'draft.submission_id', 'submission.submission_id')
    .leftJoin('revision', (join) =>
      join
        .onRef('revision.submission_id', '=', 'submission.submission_id')
        .onRef('revision.revision', '=', 'submission.submitted_revision'),
    );
}

/**
 * Whether a `submission` is shown in lists. What a draft left behind that was discarded before anything was submitted is
 * no submission, nor is what somebody gave whom the exhibitor has not taken onto its list. The database knows the rule:
 * entries of lists are made there (migration 0029).
 */
export const isBegun = sql<SqlBool>`submission_begun(submission)`;

/** The booth a submission is for, as one column. */
export const boothColumn = sql<SubmissionBooth | null>`case when submission.booth_id is not null then
  jsonb_build_object('boothId', submission.booth_id, 'hall', submission.booth_hall, 'number', submission.booth_number)
end`.as('booth');

/** What is to be done stands first, what is done last. */
export const byStatus = sql`array_position(array['fail', 'draft', 'wait', 'submitted', 'adopt'], submission.status)`;
