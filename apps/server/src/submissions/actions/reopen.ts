import type { Decision } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import { requireMay } from '../../auth/index.ts';
import { maySee } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionServices } from '../services.ts';
import { insertStep } from '../store/reviews.ts';
import { lockSubmissionById, updateSubmission } from '../store/submissions.ts';
import type { Reviewer } from './decide.ts';
import { requireSeen } from './require-seen.ts';

/** What a member of staff opens again, and why. */
export interface Reopening {
  readonly submissionId: string;
  /** The revision they looked at. */
  readonly revision: number;
  readonly reason: string;
}

/**
 * Makes an adopted submission editable again; a request for a change is answered by that (console.md §3).
 * @throws Refusal MAY_NOT_DECIDE, NOT_FOUND also outside their limits, NOTHING_TO_REOPEN unless it is adopted,
 * STALE_REVISION if they saw another revision, COMMENT_REQUIRED without a reason.
 */
export async function reopen(
  services: SubmissionServices,
  { exhibition, staff, origin }: Reviewer,
  reopening: Reopening,
): Promise<Decision> {
  const { submissionId } = reopening;
  const reason = reopening.reason.trim();
  if (reason === '') throw new Refusal('COMMENT_REQUIRED');
  requireMay(staff, 'decide');
  return inTransaction(services.database, async (transaction) => {
    const submission = await lockSubmissionById(transaction, exhibition, submissionId);
    if (submission === null || !(await maySee(transaction, exhibition, staff, submission)))
      throw new Refusal('NOT_FOUND');
    const { formId, changeRequestedAt } = submission;
    if (submission.status !== 'adopt') throw new Refusal('NOTHING_TO_REOPEN');
    const { revision } = await requireSeen(transaction, exhibition, submission, reopening.revision);
    const at = services.now();
    await insertStep(transaction, exhibition, {
      submissionId,
      action: 'reopen',
      revision,
      accountId: staff.accountId,
      reason,
      address: origin.address,
      at,
      comments: [],
    });
    await updateSubmission(transaction, exhibition, submissionId, at, {
      status: 'fail',
      decidedAt: at,
      changeRequestedAt: null,
    });
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'submission.reopen',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId, revision, requested: changeRequestedAt !== null },
      reason,
      origin,
    });
    return { id: submissionId, status: 'fail', revision };
  });
}
