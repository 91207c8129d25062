import { recordAudit } from '../../audit/index.ts';
import type { Origin } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FormCall } from '../form-call.ts';
import type { SubmissionServices } from '../services.ts';
import { insertStep } from '../store/reviews.ts';
import { lockSubmission, updateSubmission } from '../store/submissions.ts';
import { auditActorOf } from '../audit-actor-of.ts';
import { requireOpen } from './refuse-save.ts';

/**
 * Asks the organiser to open again what was adopted (wire.md §3); possible after the deadline too.
 * @throws Refusal UNDER_REVIEW while it waits, CHANGE_REQUESTED if the last request is not answered yet,
 * CHANGE_NOT_NEEDED where nothing locks it, FORM_CLOSED where only the deadline does, BAD_REQUEST without a reason.
 */
export async function requestChange(
  services: SubmissionServices,
  { actor, form, target }: FormCall,
  given: string,
  origin: Origin,
): Promise<void> {
  const { exhibition, user } = actor;
  const reason = given.trim();
  if (reason === '') throw new Refusal('BAD_REQUEST', { detail: 'reason' });
  await inTransaction(services.database, async (transaction) => {
    const submission = await lockSubmission(transaction, exhibition, target.key);
    const at = services.now();
    if (submission?.status === 'wait') throw new Refusal('UNDER_REVIEW');
    if (submission?.status !== 'adopt' || submission.submittedRevision === null) {
      requireOpen(actor, form, at);
      throw new Refusal('CHANGE_NOT_NEEDED');
    }
    if (submission.changeRequestedAt !== null) throw new Refusal('CHANGE_REQUESTED');
    const { submissionId, submittedRevision } = submission;
    await insertStep(transaction, exhibition, {
      submissionId,
      action: 'request',
      revision: submittedRevision,
      accountId: user.accountId,
      reason,
      address: origin.address,
      at,
      comments: [],
    });
    await updateSubmission(transaction, exhibition, submissionId, at, { changeRequestedAt: at });
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: auditActorOf(user),
      action: 'submission.requestChange',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId: form.formId, revision: submittedRevision },
      reason,
      origin,
    });
  });
}
