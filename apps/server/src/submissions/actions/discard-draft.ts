import type { Language } from '@zhantai/engine';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { FormCall } from '../form-call.ts';
import type { SubmissionServices } from '../services.ts';
import { lockedBy } from '../status.ts';
import { deleteDraft } from '../store/drafts.ts';
import { deleteLooseSeals } from '../store/seals.ts';
import { lockSubmission, updateSubmission } from '../store/submissions.ts';
import { requireCurrent, requireOpenOrGrace } from './refuse-save.ts';

/**
 * Throws away the draft of a form; what was submitted before stands again. Counts as a save.
 * @throws Refusal NOT_FOUND if there is no draft, and as {@link requireOpenOrGrace} and {@link requireCurrent}.
 */
export async function discardDraft(
  services: SubmissionServices,
  { actor, form, target }: FormCall,
  revisionSeen: number,
  language: Language,
): Promise<void> {
  const { database } = services;
  const { exhibition } = actor;
  await requireOpenOrGrace(services, actor, form);
  await inTransaction(database, async (transaction) => {
    const submission = await lockSubmission(transaction, exhibition, target.key);
    if (submission === null) throw new Refusal('NOT_FOUND');
    const locked = lockedBy(submission.status);
    if (locked !== null) throw new Refusal(locked);
    const base = { version: form.version, revision: revisionSeen };
    await requireCurrent({ ...services, database: transaction }, actor, form, submission, base, language);
    const { submissionId, revision } = submission;
    if (!(await deleteDraft(transaction, exhibition, submissionId))) throw new Refusal('NOT_FOUND');
    await deleteLooseSeals(transaction, exhibition, submissionId);
    await updateSubmission(transaction, exhibition, submissionId, services.now(), { revision: revision + 1 });
  });
}
