import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Visitor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertStep, updateSubmission, type Submission } from '../submissions/index.ts';

/** Whose removal is asked for, by whom and why. */
export interface RemovalWish extends Pick<Visitor, 'exhibition' | 'user'> {
  /** Locked, and adopted. */
  readonly submission: Submission;
  /** May be empty. */
  readonly reason: string;
  readonly origin: Origin;
  readonly at: Date;
}

/**
 * Asks the organiser to remove somebody who was adopted; possible after the deadline too.
 * @throws Refusal CHANGE_REQUESTED while another request of theirs waits.
 */
export async function askRemoval(
  transaction: Transaction,
  { exhibition, user, submission, reason, origin, at }: RemovalWish,
): Promise<void> {
  const { submissionId, submittedRevision, changeRequestedAt, formId } = submission;
  if (changeRequestedAt !== null) throw new Refusal('CHANGE_REQUESTED');
  const why = reason.trim() === '' ? null : reason.trim();
  await insertStep(transaction, exhibition, {
    submissionId,
    action: 'requestRemoval',
    revision: submittedRevision ?? submission.revision,
    accountId: user.accountId,
    reason: why,
    address: origin.address,
    at,
    comments: [],
  });
  await updateSubmission(transaction, exhibition, submissionId, at, { changeRequestedAt: at });
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'account', accountId: user.accountId },
    action: 'person.requestRemoval',
    thing: { kind: 'submission', id: submissionId },
    detail: { formId },
    reason: why,
    origin,
  });
}
