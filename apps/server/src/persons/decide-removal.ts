import type { Decision } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import { may } from '../auth/index.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  deleteDraft,
  demandSeen,
  giveBack,
  insertStep,
  isReviewable,
  lockSubmissionById,
  selectRemovalAsked,
  updateSubmission,
  type Reviewer,
  type SubmissionServices,
} from '../submissions/index.ts';

/** What a member of staff answers to the request to remove somebody. */
export interface RemovalDecision {
  readonly submissionId: string;
  /** The revision they looked at. */
  readonly revision: number;
  readonly remove: boolean;
  readonly reason: string;
}

/**
 * Removes somebody who was adopted, as their exhibitor asked, or keeps them with a reason. Removed: their badge is void,
 * their place and ID number are free, revisions and history are kept.
 * @throws Refusal MAY_NOT_DECIDE, NOT_FOUND also outside their limits, NOTHING_TO_DECIDE unless it was asked for,
 * STALE_REVISION if they saw another revision, COMMENT_REQUIRED for keeping without a word.
 */
export async function decideRemoval(
  services: SubmissionServices,
  { exhibition, staff, origin }: Reviewer,
  { submissionId, revision: seen, remove, reason: given }: RemovalDecision,
): Promise<Decision> {
  const reason = given.trim();
  if (!remove && reason === '') throw new Refusal('COMMENT_REQUIRED');
  if (!may(staff, 'decide')) throw new Refusal('MAY_NOT_DECIDE');
  return inTransaction(services.database, async (transaction) => {
    const submission = await lockSubmissionById(transaction, exhibition, submissionId);
    if (submission === null || !(await isReviewable(transaction, { staff, exhibition }, submission)))
      throw new Refusal('NOT_FOUND');
    const asked =
      submission.status === 'adopt' &&
      submission.changeRequestedAt !== null &&
      (await selectRemovalAsked(transaction, exhibition, [submissionId])).has(submissionId);
    if (!asked) throw new Refusal('NOTHING_TO_DECIDE');
    const { revision } = await demandSeen(transaction, exhibition, submission, seen);
    const at = services.now();
    await insertStep(transaction, exhibition, {
      submissionId,
      action: remove ? 'remove' : 'keep',
      revision,
      accountId: staff.accountId,
      reason: reason === '' ? null : reason,
      address: origin.address,
      at,
      comments: [],
    });
    if (remove) {
      await deleteDraft(transaction, exhibition, submissionId);
      await giveBack(transaction, exhibition, submissionId);
    }
    await updateSubmission(transaction, exhibition, submissionId, at, {
      changeRequestedAt: null,
      ...(remove ? { status: 'draft', revision: submission.revision + 1, removedAt: at } : {}),
    });
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: remove ? 'person.remove' : 'person.keep',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId: submission.formId, status: submission.status },
      reason: reason === '' ? null : reason,
      origin,
    });
    return { id: submissionId, status: remove ? 'draft' : 'adopt', revision };
  });
}
