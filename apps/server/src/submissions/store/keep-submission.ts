import { auditingEach, auditValues, type AuditEntry } from '../../audit/index.ts';
import { fixedStatement } from '../../database/fixed-statement.ts';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Submission } from '../submission.ts';
import type { NewRevision } from './revisions.ts';

/** What of a submission is kept at once. */
export interface KeptSubmission {
  /** As it stood when the answers were judged. */
  readonly before: Pick<Submission, 'submissionId' | 'status' | 'revision' | 'submittedRevision'>;
  readonly status: 'wait' | 'submitted';
  readonly revision: NewRevision;
  /** What stands before the running number of the receipt. */
  readonly receiptPrefix: string;
  /** The line of the audit; the number of the receipt is added to it. */
  readonly audit: AuditEntry;
}

/** How a number is written: six digits at least. */
const number = 'FM9999999999999000000';

// No step comes to a submission that may be submitted without changing its status or revision: the number of the next
// one is right if those are.
const keep = fixedStatement<{ receipt: string }>(`
  with stands as (
    update submission set status = $6, revision = $7, submitted_revision = $7, round = $8, submitted_at = $9,
      decided_at = null, updated_at = $9
    where tenant_id = $1 and exhibition_id = $2 and submission_id = $3 and status = $4 and revision = $5
      and round = $8::integer - 1 and submitted_revision is not distinct from $28::integer
    returning submission_id
  ), receipt as (
    select $10::text || to_char(nextval('receipt_number'), '${number}') as receipt from stands
  ), kept as (
    insert into revision (tenant_id, exhibition_id, submission_id, revision, version, round, answers, saved_by, saved_at,
      address, receipt_number, receipt_hash)
    select $1, $2, $3, $7, $11::integer, $8, $12::jsonb, $13::text, $9, $14::text, receipt, $15::text from receipt
  ), step as (
    insert into review_step (tenant_id, exhibition_id, submission_id, step, action, revision, account_id, reason,
      address, created_at)
    select $1, $2, $3, 1 + coalesce((
        select max(step) from review_step where tenant_id = $1 and exhibition_id = $2 and submission_id = $3
      ), 0), 'submit', $7, $13::text, null, $14::text, $9 from receipt
  ), dropped as (
    delete from draft using stands
    where draft.tenant_id = $1 and draft.exhibition_id = $2 and draft.submission_id = $3
  ), told as (
    ${auditingEach('receipt', 16)}
  )
  select receipt from receipt`);

/**
 * Keeps what was taken: the revision for ever, the step that led to it, where the submission stands now and the line of
 * the audit; the draft goes. One statement that locks the submission's row, so all or nothing without a transaction too.
 * @returns the number of the receipt, never given again; null, and nothing is kept, where the submission changed since.
 */
export async function keepSubmission(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  { before, status, revision, receiptPrefix, audit }: KeptSubmission,
): Promise<string | null> {
  const [kept] = await keep(database, [
    tenantId,
    exhibitionId,
    before.submissionId,
    before.status,
    before.revision,
    status,
    revision.revision,
    revision.round,
    revision.savedAt,
    receiptPrefix,
    revision.version,
    revision.answers,
    revision.savedBy,
    revision.address,
    revision.receiptHash,
    ...auditValues(audit),
    before.submittedRevision,
  ]);
  return kept?.receipt ?? null;
}
