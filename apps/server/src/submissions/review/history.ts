import type { HistoryStep } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatTime, localText } from '../../exhibitions/index.ts';
import type { Actor } from '../../forms/index.ts';
import { presentComment, presentReceipt } from '../present.ts';
import type { SubmissionServices } from '../services.ts';
import { selectPeople } from '../store/people.ts';
import { selectFilledIn, selectReceipts } from '../store/revisions.ts';
import { selectSteps } from '../store/reviews.ts';
import type { ReviewStep, Submission } from '../submission.ts';

/** Steps that only staff take; whoever it was, it is the organiser's word. */
const staffSteps: ReadonlySet<ReviewStep['action']> = new Set([
  'adopt',
  'fail',
  'reopen',
  'batch-reopen',
  'remove',
  'keep',
]);

/** Every step of a submission in order, as its subject may see it. */
export async function readHistory(
  { database }: SubmissionServices,
  { exhibition }: Actor,
  submission: Submission | null,
  language: Language,
): Promise<HistoryStep[]> {
  if (submission === null) return [];
  const [steps, receipts, filledIn] = await Promise.all([
    selectSteps(database, exhibition, submission.submissionId),
    selectReceipts(database, exhibition, submission.submissionId),
    selectFilledIn(database, exhibition, submission.submissionId),
  ]);
  const people = await selectPeople(database, exhibition.tenantId, [
    ...new Set(steps.flatMap((step) => step.accountId ?? [])),
  ]);
  const organiserName = localText(exhibition.profile.organiser, language);
  return steps.map((step) => {
    const byOrganiser = step.action === 'submit' && filledIn.has(step.revision);
    const organiser = byOrganiser || staffSteps.has(step.action);
    const receipt = step.action === 'submit' ? receipts.get(step.revision) : undefined;
    return {
      step: step.step,
      action: step.action,
      revision: step.revision,
      by: organiser ? organiserName : (people.get(step.accountId ?? '')?.name ?? ''),
      organiser,
      at: formatTime(step.at, exhibition.zone),
      reason: step.reason,
      comments: step.comments.map(presentComment),
      receipt: receipt === undefined ? null : presentReceipt(receipt, exhibition.zone, byOrganiser),
    };
  });
}
