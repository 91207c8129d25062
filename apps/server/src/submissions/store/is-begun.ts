import { sql, type SqlBool } from 'kysely';

/**
 * Whether a `submission`, joined with its `draft`, is shown in lists. What a draft left behind that was discarded before
 * anything was submitted is no submission, nor is what somebody gave whom the exhibitor has not taken onto its list.
 */
export const isBegun = sql<SqlBool>`submission.removed_at is null and (
  submission.status <> 'draft' or submission.submitted_revision is not null
  or draft.submission_id is not null and not exists (
    select from person
    where person.tenant_id = submission.tenant_id and person.exhibition_id = submission.exhibition_id
      and person.person_id = submission.submission_id and person.state <> 'listed'
  )
)`;
