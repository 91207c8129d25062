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
import { checkAnswerFiles } from '../answers/answer-files.ts';
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
  const { database, dictionaries } = services;
  const { exhibition, user, subjectKey, exhibitor } = actor;
  const unknown = unknownProps(definition, answers);
  if (unknown.length > 0) throw refuseUnknown(unknown);
  const context = await formContext(services, actor, form, definition, 'mentioned');
  // Of a large table each step takes as long as one may take; others are answered between them.
  const large = requireBounded(definition, answers, language) > limits.cellsOnLoop;
  const pause = async (): Promise<void> => (large ? nextTurn() : undefined);
  await pause();
  const settled = settleAnswers(definition, answers, { context, stored });
  const taken = submissionOf(definition, answers, { stored, settled });
  await pause();
  const exhibitorId = exhibitor?.exhibitorId ?? null;
  const asker = { scope: exhibition, accountId: user.accountId ?? '', exhibitorId, language };
  const [options, files] = await Promise.all([
    dictionaryOptions(database, dictionaries, asker, definition, taken),
    checkAnswerFiles(database, exhibition, subjectKey, definition, answers, taken),
  ]);
  if (files.foreign !== null)
    throw new Refusal('FILE_NOT_YOURS', { label: files.foreign.label }, files.foreign);
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
  // What others have is asked for last: an answer that is refused anyway tells nothing of it.
  const refused = problems.length > 0 ? problems : mergeProblems(definition, await findTaken(taken));
  if (refused.length === 0) return taken;
  throw refuseAnswers(refused, language);
}

/** Problems of items that are shown and the client's to set. */
function believed({ items }: Definition, taken: Answers, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0) return problems;
  const counted = items.filter((item) => Object.hasOwn(taken, item.prop) && !item.readonly && !item.disabled);
  const props = new Set(counted.map((item) => item.prop));
  return problems.filter((problem) => props.has(problem.prop));
}
