import { traitsOf, type Answers, type Definition, type Problem } from '@zhantai/engine';
import type { SubmitAnswer } from '@zhantai/contract';
import { formatTime } from '../../exhibitions/index.ts';
import { fixedAnswers } from '../answers/fixed-answers.ts';
import { openedAnswers } from '../saved-answers.ts';
import { selectRevision } from '../store/revisions.ts';
import { findSoldOut } from '../writer/claim-options.ts';
import type { Save } from '../writer/save.ts';
import { askTaken } from './ask-taken.ts';
import { findRepeatedSubmission } from './find-repeated.ts';
import { judgeAnswers } from './judge-answers.ts';
import { requireCurrent } from './refuse-save.ts';

/**
 * Takes a submission: judged by the engine, kept for ever with a receipt, waiting for review where the form needs one.
 * @throws Refusal as {@link requireCurrent}, {@link judgeAnswers} and the writer.
 */
export async function submitAnswers(save: Save, definition: Definition): Promise<SubmitAnswer> {
  const { services, actor, form, target, base, language } = save;
  const repeated = await findRepeatedSubmission(save, definition);
  if (repeated !== null) return repeated;
  await requireCurrent(services, actor, form, target.submission, base, language);
  const stored = holdsBack(definition)
    ? { ...(await storedAnswers(save)), ...fixedAnswers(definition, actor, target) }
    : {};
  const judged: Save = {
    ...save,
    answers: await judgeAnswers(services, save, definition, save.answers, stored, language, (answers) =>
      findGone({ ...save, answers }, definition),
    ),
  };
  const { submissionId, revision, status } = await services.writer.submit(judged, definition);
  const time = formatTime(revision.savedAt, actor.exhibition.zone);
  return {
    id: submissionId,
    revision: revision.revision,
    status,
    savedAt: time,
    receipt: { number: revision.receiptNumber, time, hash: revision.receiptHash },
  };
}

/** What others have already; asked again under locks when it is kept. */
async function findGone(save: Save, definition: Definition): Promise<readonly Problem[]> {
  const { database } = save.services;
  const submissionId = save.target.submission?.submissionId ?? null;
  const soldOut = await findSoldOut(database, save, definition, submissionId);
  // Whether a number is registered is told with nothing else wrong, so that nobody asks without handing it in.
  return soldOut.length > 0 ? soldOut : askTaken(save, definition, submissionId);
}

/** Whether a client may not set all of it: then what it submitted before counts. */
function holdsBack({ items }: Definition): boolean {
  return items.some(
    (item) => item.readonly || item.disabled || item.columns.length > 0 || traitsOf(item).unknown === true,
  );
}

/** The answers submitted before. */
async function storedAnswers({ services, actor, target: { submission } }: Save): Promise<Answers> {
  if (submission === null || submission.submittedRevision === null) return {};
  const { submissionId, submittedRevision } = submission;
  const { database } = services;
  const taken = await selectRevision(database, actor.exhibition, submissionId, submittedRevision);
  return taken === null ? {} : openedAnswers(services, actor, submissionId, taken.answers);
}
