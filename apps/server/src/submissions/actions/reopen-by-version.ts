import { recordAudit, type AuditActor, type AuditEntry } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { registersPeople, type Form } from '../../forms/index.ts';
import { insertStep } from '../store/reviews.ts';
import { lockSubmissionById, updateSubmission } from '../store/submissions.ts';
import type { Submission } from '../submission.ts';

/** What a new version of a form wants handed in anew, and why. */
export interface VersionReopening {
  readonly submissionId: string;
  /** The submitted revision that was judged. */
  readonly revision: number;
  readonly form: Form;
  /** The new version. */
  readonly version: number;
  readonly reason: string;
  /** Who published it. */
  readonly actor: AuditActor;
  readonly origin: NonNullable<AuditEntry['origin']>;
  readonly at: Date;
}

/** Whether a version may open a submission again: it is handed in, no ticket, and nobody has a badge by it. */
export function isReopenable(
  form: Pick<Form, 'formType'>,
  { status, subjectKey }: Pick<Submission, 'status' | 'subjectKey'>,
): boolean {
  if (status === 'draft' || status === 'fail' || subjectKey.startsWith('ticket:')) return false;
  return !(status === 'adopt' && registersPeople(form));
}

/**
 * Opens a submission again for a new version of its form: what waits or was adopted is returned with the reason, what needs no
 * review stays submitted and is owed anew until it is handed in again (console.md §2).
 * @returns the submission; or why it stays as it is: it is gone, was withdrawn or changed since, or may not be opened.
 */
export async function reopenByVersion(
  transaction: Transaction,
  scope: Scope,
  { submissionId, revision, form, version, reason, actor, origin, at }: VersionReopening,
): Promise<Submission | 'gone' | 'changed' | 'badged'> {
  const submission = await lockSubmissionById(transaction, scope, submissionId);
  if (submission === null) return 'gone';
  const { status, submittedRevision } = submission;
  if (submittedRevision !== revision || status === 'draft' || status === 'fail') return 'changed';
  if (!isReopenable(form, submission)) return 'badged';
  await insertStep(transaction, scope, {
    submissionId,
    action: 'batch-reopen',
    revision,
    accountId: actor.accountId,
    reason,
    address: origin.address,
    at,
    comments: [],
  });
  await updateSubmission(
    transaction,
    scope,
    submissionId,
    at,
    status === 'submitted'
      ? { reopenedRevision: revision }
      : { status: 'fail', decidedAt: at, changeRequestedAt: null },
  );
  await recordAudit(transaction, {
    tenantId: scope.tenantId,
    exhibitionId: scope.exhibitionId,
    actor,
    action: 'submission.reopen',
    thing: { kind: 'submission', id: submissionId },
    detail: { formId: form.formId, revision, version, status: { from: status, to: 'fail' } },
    reason,
    origin,
  });
  return submission;
}
