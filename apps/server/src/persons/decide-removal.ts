import type { Decision } from '@zhantai/contract';
import { languages } from '@zhantai/messages';
import { renderServerWord } from '@zhantai/messages/server';
import { recordAudit } from '../audit/index.ts';
import { requireMay } from '../auth/index.ts';
import { findPerson, maySee } from '../booths/index.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  answerRemoval,
  isRemovalRequested,
  lockSubmissionById,
  requireSeen,
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

/** Tells an exhibitor, in the transaction of what happened. */
export type TellAnswer = (
  transaction: Transaction,
  exhibition: Exhibition,
  news: {
    readonly exhibitorId: string;
    readonly title: LocalText;
    readonly by: string;
    readonly at: Date;
  },
) => Promise<void>;

/**
 * Removes somebody who was adopted, as their exhibitor asked, or keeps them with a reason; the exhibitor is told either
 * way. Removed: their badge is void, their place and ID number are free, revisions and history are kept.
 * @throws Refusal MAY_NOT_DECIDE, NOT_FOUND also outside their limits, NOTHING_TO_DECIDE unless it was asked for,
 * STALE_REVISION if they saw another revision, COMMENT_REQUIRED for keeping without a word.
 */
export async function decideRemoval(
  services: SubmissionServices,
  { exhibition, staff, origin }: Reviewer,
  { submissionId, revision: seen, remove, reason: given }: RemovalDecision,
  tell: TellAnswer,
): Promise<Decision> {
  const reason = given.trim();
  if (!remove && reason === '') throw new Refusal('COMMENT_REQUIRED');
  requireMay(staff, 'decide');
  return inTransaction(services.database, async (transaction) => {
    const submission = await lockSubmissionById(transaction, exhibition, submissionId);
    if (submission === null || !(await maySee(transaction, exhibition, staff, submission)))
      throw new Refusal('NOT_FOUND');
    if (!(await isRemovalRequested(transaction, exhibition, submission)))
      throw new Refusal('NOTHING_TO_DECIDE');
    const { revision } = await requireSeen(transaction, exhibition, submission, seen);
    const at = services.now();
    await answerRemoval(transaction, exhibition, submission, {
      remove,
      revision,
      accountId: staff.accountId,
      reason: reason === '' ? null : reason,
      address: origin.address,
      at,
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
    const { exhibitorId } = submission;
    const person = await findPerson(transaction, exhibition, submissionId);
    if (exhibitorId !== null) {
      const title = answerIn(remove ? 'noticeRemoved' : 'noticeKept', { name: person?.name ?? '', reason });
      await tell(transaction, exhibition, { exhibitorId, title, by: staff.accountId, at });
    }
    return { id: submissionId, status: remove ? 'draft' : 'adopt', revision };
  });
}

function answerIn(
  word: 'noticeRemoved' | 'noticeKept',
  params: { readonly name: string; readonly reason: string },
): LocalText {
  return Object.fromEntries(
    languages.map((language) => [language, renderServerWord(word, language, params)]),
  );
}
