import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import type { Actor } from '../forms/index.ts';
import { requestRemoval, type Submission } from '../submissions/index.ts';

/** Whose removal is asked for, by whom and why. */
export interface RemovalWish extends Pick<Actor, 'exhibition' | 'user'> {
  /** Locked, and adopted. */
  readonly submission: Submission;
  /** May be empty. */
  readonly reason: string;
  readonly origin: Origin;
  readonly at: Date;
}

/**
 * Asks the organiser to remove somebody who was adopted; possible after the deadline too.
 * @throws Refusal as {@link requestRemoval}.
 */
export async function askRemoval(
  transaction: Transaction,
  { exhibition, user, submission, reason, origin, at }: RemovalWish,
): Promise<void> {
  const why = reason.trim() === '' ? null : reason.trim();
  const { accountId } = user;
  await requestRemoval(transaction, exhibition, submission, {
    accountId,
    reason: why,
    address: origin.address,
    at,
  });
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: { kind: 'account', accountId },
    action: 'person.requestRemoval',
    thing: { kind: 'submission', id: submission.submissionId },
    detail: { formId: submission.formId },
    reason: why,
    origin,
  });
}
