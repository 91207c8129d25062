import { setImmediate as nextTurn } from 'node:timers/promises';
import { limits } from '@zhantai/contract';
import {
  checkTypes,
  settleAnswers,
  submissionOf,
  unknownProps,
  validate,
  type Answers,
  type Definition,
  type Language,
  type Problem,
} from '@zhantai/engine';
import { Refusal } from '../../platform/refusal.ts';
import { dayIn } from '../../exhibitions/index.ts';
import { checkAnswerFiles, type FileFindings } from '../answers/answer-files.ts';
import { requireBounded } from '../answers/require-bounded.ts';
import { dictionaryOptions } from '../answers/options/dictionary-options.ts';
import { formContext } from '../form-context.ts';
import { mergeProblems, refuseAnswers } from '../problems.ts';
import { refuseUnknown } from '../answers/refuse-unknown.ts';
import type { SubmissionServices } from '../services.ts';
import type { OpenedForm } from '../../forms/index.ts';

/**
 * Judges answers that somebody submits, with the engine that the browser uses too, and gives what is to be stored:
 * visible items only, locked ones as the server knows them (engine.md §2–§4).
 * @param stored the answers submitted before, opened; they hold what a client may not set.
 * @param findTaken what of it nobody but one may have, and another has.
 * @throws Refusal UNKNOWN_FIELD, FILE_NOT_YOURS, or ANSWERS_REFUSED with every problem in `language`.
 */
export async function judgeAnswers(
  services: SubmissionServices,
  { actor, form }: OpenedForm,
  definition: Definition,
  answers: Answers,
  stored: Answers,
  language: Language,
  findTaken: (taken: Answers) => Promise<readonly Problem[]>,
): Promise<Answers> {
  const unknown = unknownProps(definition, answers);
  if (unknown.length > 0) throw refuseUnknown(unknown);
  // Of a large table each step takes as long as one may take; others are answered between them.
  const large = requireBounded(definition, answers, language) > limits.cellsOnLoop;
  const { taken, problems, foreign } = await examineAnswers(services, { actor, form }, definition, {
    answers,
    stored,
    language,
    large,
  });
  if (foreign !== null) throw new Refusal('FILE_NOT_YOURS', { label: foreign.label }, foreign);
  // What others have is asked for last: an answer that is refused anyway tells nothing of it.
  const refused = problems.length > 0 ? problems : mergeProblems(definition, await findTaken(taken));
  if (refused.length === 0) return taken;
  throw refuseAnswers(refused, language);
}

/** Answers to be examined, each with an item of the definition. */
interface Examined {
  readonly answers: Answers;
  /** The answers submitted before, opened; they hold what a client may not set. */
  readonly stored: Answers;
  readonly language: Language;
  /** Others are answered between the steps. */
  readonly large: boolean;
  /** Files are not looked for: they were never sent. */
  readonly isTrial?: boolean;
}

/** What the engine finds in answers: what would be stored, what is wrong with it, and the first file of somebody else. */
export async function examineAnswers(
  services: SubmissionServices,
  { actor, form }: OpenedForm,
  definition: Definition,
  { answers, stored, language, large, isTrial = false }: Examined,
): Promise<{
  readonly taken: Answers;
  readonly problems: readonly Problem[];
  readonly foreign: FileFindings['foreign'];
}> {
  const { database, dictionaries } = services;
  const { exhibition, user, subjectKey, exhibitor } = actor;
  const context = await formContext(services, actor, form, definition, 'mentioned');
  const pause = async (): Promise<void> => (large ? nextTurn() : undefined);
  await pause();
  const settled = settleAnswers(definition, answers, { context, stored });
  const taken = submissionOf(definition, answers, { stored, settled });
  await pause();
  const exhibitorId = exhibitor?.exhibitorId ?? null;
  const asker = { scope: exhibition, accountId: user.accountId ?? '', exhibitorId, language };
  const [options, files] = await Promise.all([
    dictionaryOptions(database, dictionaries, asker, definition, taken),
    isTrial
      ? { problems: [], foreign: null }
      : checkAnswerFiles(database, exhibition, subjectKey, definition, answers, taken),
  ]);
  if (files.foreign !== null) return { taken, problems: [], foreign: files.foreign };
  const most = limits.problemsCounted;
  const unreadable = believed(definition, taken, checkTypes(definition, answers, most));
  await pause();
  const problems = mergeProblems(
    definition,
    unreadable,
    validate(definition, answers, {
      most,
      today: dayIn(services.now(), exhibition.zone),
      context,
      stored,
      settled,
      ...options,
    }),
    files.problems,
  );
  await pause();
  return { taken, problems, foreign: null };
}

/** Problems of items that are shown and the client's to set. */
function believed({ items }: Definition, taken: Answers, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0) return problems;
  const counted = items.filter((item) => Object.hasOwn(taken, item.prop) && !item.readonly && !item.disabled);
  const props = new Set(counted.map((item) => item.prop));
  return problems.filter((problem) => props.has(problem.prop));
}
