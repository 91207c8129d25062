import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { NewRevision } from './revisions.ts';

/** What of a submission is kept at once. */
export interface KeptSubmission {
  readonly status: 'wait' | 'submitted';
  readonly revision: NewRevision;
  /** Writes the line of the audit. */
  readonly audit: RawBuilder<unknown>;
}

/**
 * Keeps what was taken: the revision for ever, the step that led to it, where the submission stands now and the line of
 * the audit; the draft goes. One statement, for this is done most often. The submission's row is locked.
 */
export async function keepSubmission(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  { status, revision, audit }: KeptSubmission,
): Promise<void> {
  const { submissionId, savedAt, savedBy, address } = revision;
  await sql`
    with stands as (
      update submission set status = ${status}, revision = ${revision.revision},
        submitted_revision = ${revision.revision}, round = ${revision.round}, submitted_at = ${savedAt},
        decided_at = null, updated_at = ${savedAt}
      where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and submission_id = ${submissionId}
    ), kept as (
      insert into revision (tenant_id, exhibition_id, submission_id, revision, version, round, answers, saved_by,
        saved_at, address, receipt_number, receipt_hash)
      values (${tenantId}, ${exhibitionId}, ${submissionId}, ${revision.revision}, ${revision.version},
        ${revision.round}, ${JSON.stringify(revision.answers)}, ${savedBy}, ${savedAt}, ${address},
        ${revision.receiptNumber}, ${revision.receiptHash})
    ), step as (
      insert into review_step (tenant_id, exhibition_id, submission_id, step, action, revision, account_id, reason,
        address, created_at)
      select ${tenantId}::text, ${exhibitionId}::text, ${submissionId}::text, coalesce(max(step), 0) + 1, 'submit',
        ${revision.revision}::integer, ${savedBy}::text, null, ${address}::text, ${savedAt}::timestamptz
      from review_step
      where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and submission_id = ${submissionId}
    ), dropped as (
      delete from draft
      where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and submission_id = ${submissionId}
    )
    ${audit}`.execute(transaction);
}
