import { dayIn } from '../../exhibitions/index.ts';
import { auditActorOf } from '../audit-actor-of.ts';
import { receiptPrefix, sealTaken } from '../answers/receipt.ts';
import type { SealedAnswers } from '../answers/sealed/seal-answers.ts';
import type { KeptSubmission } from '../store/keep-submissions.ts';
import type { Revision, Submission } from '../submission.ts';
import type { Save } from './save.ts';

/** What was kept. */
export interface Kept {
  readonly submissionId: string;
  readonly status: 'wait' | 'submitted';
  readonly revision: Revision;
}

/** Writes one submission. @returns the number of its receipt; null where it stands elsewhere than it did. */
export type KeepOne = (submission: KeptSubmission) => Promise<string | null>;

/** Keeps answers with their receipt. Null where the submission is not any more as it was `before`. */
export async function keepAnswers(
  keep: KeepOne,
  { services, actor, form, origin }: Save,
  before: Submission,
  { answers, seals }: SealedAnswers,
): Promise<Kept | null> {
  const { exhibition, user } = actor;
  const { formId, version, formCode } = form;
  const { submissionId } = before;
  const status = form.review ? 'wait' : 'submitted';
  const savedAt = services.now();
  const revision = before.revision + 1;
  const { text, receiptHash } = sealTaken({ formId, version, revision, answers, seals });
  const round = before.round + 1;
  const taken = { revision, version, round, answers, savedBy: user.accountId, savedAt, receiptHash };
  const receiptNumber = await keep({
    scope: exhibition,
    before,
    status,
    revision: { ...taken, answers: text, address: origin.address },
    receiptPrefix: receiptPrefix(formCode, dayIn(savedAt, exhibition.zone)),
    audit: {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: auditActorOf(user),
      action: 'submission.submit',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId, version, revision, status },
      origin,
    },
  });
  return receiptNumber === null ? null : { submissionId, status, revision: { ...taken, receiptNumber } };
}
