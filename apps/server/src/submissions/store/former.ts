import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inTenant } from '../../database/scoped/in-scope.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Revision } from '../submission.ts';

/** What somebody handed in at an earlier exhibition of the same organiser. */
export interface FormerSubmission extends Pick<Revision, 'version' | 'answers'> {
  readonly exhibitionId: string;
  readonly formId: string;
}

/** Whose former submission: of an account itself, or of the exhibitor that it acts for. */
export interface Former {
  readonly accountId: string;
  /** Null for the account itself. */
  readonly exhibitor: { readonly exhibitorId: string; readonly name: string } | null;
  /** Names the same form in every exhibition. */
  readonly pageKey: string;
}

/**
 * What was handed in last of the same form at the latest exhibition before this one in which the account stood as it
 * does now. Ids of exhibitors mean nothing elsewhere: an exhibitor is the same where this account acts for it too, and
 * of several the one with this id or name.
 */
export async function selectFormer(
  database: Database,
  exhibition: Exhibition,
  { accountId, exhibitor, pageKey }: Former,
): Promise<FormerSubmission | null> {
  const { tenantId, exhibitionId, profile } = exhibition;
  const whose =
    exhibitor === null
      ? sql`submission.subject_kind = 'account' and submission.account_id = membership.account_id`
      : sql`submission.subject_kind = 'exhibitor' and submission.exhibitor_id = membership.exhibitor_id`;
  const { rows } = await sql<FormerSubmission>`
    select submission.exhibition_id as "exhibitionId", submission.form_id as "formId", revision.version, revision.answers
    from membership
    join exhibition using (tenant_id, exhibition_id)
    join form using (tenant_id, exhibition_id)
    join submission on submission.tenant_id = form.tenant_id and submission.exhibition_id = form.exhibition_id
      and submission.form_id = form.form_id and submission.removed_at is null and ${whose}
    join revision on revision.tenant_id = submission.tenant_id
      and revision.exhibition_id = submission.exhibition_id
      and revision.submission_id = submission.submission_id
      and revision.revision = submission.submitted_revision
    left join exhibitor on exhibitor.tenant_id = membership.tenant_id
      and exhibitor.exhibition_id = membership.exhibition_id and exhibitor.exhibitor_id = membership.exhibitor_id
    where ${inTenant(tenantId, 'membership')} and membership.account_id = ${accountId}
      and membership.exhibition_id <> ${exhibitionId}
      and (membership.exhibitor_id is not null) = ${exhibitor !== null}
      and form.page_key = ${pageKey}
      and exhibition.profile -> 'dates' ->> 'start' < ${profile.dates.start}
      and submission.status <> 'draft'
    order by exhibition.profile -> 'dates' ->> 'start' desc, exhibition.exhibition_id,
      (membership.exhibitor_id = ${exhibitor?.exhibitorId ?? null}) is true desc,
      (exhibitor.name = ${exhibitor?.name ?? null}) is true desc,
      revision.saved_at desc
    limit 1`.execute(database);
  return rows[0] ?? null;
}
