import { isDeepStrictEqual } from 'node:util';
import type { SubmitAnswer } from '@zhantai/contract';
import { submissionOf, type Definition } from '@zhantai/engine';
import { formatTime } from '../../exhibitions/index.ts';
import { formContext } from '../form-context.ts';
import { openedAnswers, readSavedAnswers } from '../saved-answers.ts';
import { savedByOf } from '../writer/draft-under-lock.ts';
import { statusOf } from '../status.ts';
import type { Save } from '../writer/save.ts';

/**
 * The answer to a draft that was taken already: the same person sends the same answers on the same revision again,
 * because the first answer got lost on its way (wire.md §1). Null for any other save.
 */
export async function findRepeatedDraft(save: Save): Promise<SubmitAnswer | null> {
  const { services, actor, target, base, answers } = save;
  const { submission } = target;
  if (submission === null || submission.revision !== base.revision + 1) return null;
  const { draft } = await readSavedAnswers(services, actor, submission);
  if (draft?.savedBy !== savedByOf(actor.user) || draft.revision !== submission.revision) return null;
  const kept = await openedAnswers(services, actor, submission.submissionId, draft.answers);
  if (!isDeepStrictEqual(kept, plain(answers))) return null;
  return {
    id: submission.submissionId,
    revision: draft.revision,
    status: statusOf(submission, true),
    savedAt: formatTime(draft.savedAt, actor.exhibition.zone),
  };
}

/** As {@link findRepeatedDraft}, for a submission: its receipt is given again. */
export async function findRepeatedSubmission(
  save: Save,
  definition: Definition,
): Promise<SubmitAnswer | null> {
  const { services, actor, form, target, base, answers } = save;
  const { submission } = target;
  if (submission === null || submission.submittedRevision !== base.revision + 1) return null;
  if (submission.revision !== submission.submittedRevision) return null;
  const { taken } = await readSavedAnswers(services, actor, submission);
  if (taken?.savedBy !== actor.user.accountId) return null;
  const stored = await openedAnswers(services, actor, submission.submissionId, taken.answers);
  const context = await formContext(services, actor, form, definition, 'mentioned');
  if (!isDeepStrictEqual(stored, plain(submissionOf(definition, answers, { context, stored })))) return null;
  const time = formatTime(taken.savedAt, actor.exhibition.zone);
  return {
    id: submission.submissionId,
    revision: taken.revision,
    status: statusOf(submission, false),
    savedAt: time,
    receipt: { number: taken.receiptNumber, time, hash: taken.receiptHash },
  };
}

/** As the database gives it back: without what JSON does not hold. */
function plain(answers: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(answers));
  return copy;
}
