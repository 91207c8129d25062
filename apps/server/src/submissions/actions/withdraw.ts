import { recordAudit } from '../../audit/index.ts';
import type { Origin } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FormCall } from '../form-call.ts';
import type { SubmissionServices } from '../services.ts';
import { giveBack } from '../store/give-back.ts';
import { insertStep } from '../store/reviews.ts';
import { lockSubmission, updateSubmission } from '../store/submissions.ts';
import { auditActorOf } from '../audit-actor-of.ts';
import { requireOpen } from './refuse-save.ts';

/**
 * Takes back what waits for a review: it is a draft again, with its answers (wire.md §3). Counts as a save. After the
 * deadline nothing is taken back, for it could not be handed in again.
 * @throws Refusal NOTHING_TO_WITHDRAW unless it waits, DECIDED if it was adopted, and as {@link requireOpen}.
 */
export async function withdraw(
  services: SubmissionServices,
  { actor, form, target }: FormCall,
  origin: Origin,
): Promise<void> {
  const { exhibition, user } = actor;
  await inTransaction(services.database, async (transaction) => {
    const submission = await lockSubmission(transaction, exhibition, target.key);
    if (submission?.status === 'adopt') throw new Refusal('DECIDED');
    if (submission?.status !== 'wait' || submission.submittedRevision === null) {
      throw new Refusal('NOTHING_TO_WITHDRAW');
    }
    const at = services.now();
    requireOpen(actor, form, at);
    const { submissionId, submittedRevision, revision } = submission;
    await insertStep(transaction, exhibition, {
      submissionId,
      action: 'withdraw',
      revision: submittedRevision,
      accountId: user.accountId,
      reason: null,
      address: origin.address,
      at,
      comments: [],
    });
    await updateSubmission(transaction, exhibition, submissionId, at, {
      status: 'draft',
      revision: revision + 1,
      submittedAt: null,
      decidedAt: null,
    });
    await giveBack(transaction, exhibition, submissionId);
    for (const consequence of services.hooks) {
      // One connection, one statement at a time.
      await consequence.withdrawn(transaction, { actor, form, submission, at, origin });
    }
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: auditActorOf(user),
      action: 'submission.withdraw',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId: form.formId, revision: submittedRevision },
      origin,
    });
  });
}
