import { isDeepStrictEqual } from 'node:util';
import { checkTypes, type Definition, type Problem } from '@zhantai/engine';
import { limits, type SubmitAnswer } from '@zhantai/contract';
import { formatTime } from '../../exhibitions/index.ts';
import { openedAnswers, readSavedAnswers } from '../saved-answers.ts';
import { refuseAnswers } from '../problems.ts';
import { refuseUnknown } from '../answers/refuse-unknown.ts';
import type { Save } from '../writer/save.ts';
import { findRepeatedDraft } from './find-repeated.ts';
import { propsOfNoVersion } from './props-of-no-version.ts';
import { requireCurrent } from './refuse-save.ts';

/**
 * Keeps what somebody typed so far, overwriting the draft before it; not audited (wire.md §3).
 * @throws Refusal ANSWERS_REFUSED only for what cannot be read at all, UNKNOWN_FIELD for what no version of the form asks
 * for, and as {@link requireCurrent}.
 */
export async function saveDraft(save: Save, definition: Definition): Promise<SubmitAnswer> {
  const { services, actor, form, target, base, language } = save;
  const repeated = await findRepeatedDraft(save);
  if (repeated !== null) return repeated;
  await requireCurrent(services, actor, form, target.submission, base, language);
  const unknown = await propsOfNoVersion(save, definition);
  if (unknown.length > 0) throw refuseUnknown(unknown);
  const problems = await freshProblems(save, definition);
  if (problems.length > 0) throw refuseAnswers(problems, language);
  const saved = await services.writer.saveDraft(save, definition);
  return {
    id: saved.submissionId,
    revision: saved.revision,
    status: saved.status,
    savedAt: formatTime(saved.savedAt, actor.exhibition.zone),
  };
}

/** What cannot be read, unless it was stored like that before: a change of the form must not lose it (engine.md §2). */
async function freshProblems(save: Save, definition: Definition): Promise<readonly Problem[]> {
  const { services, actor, target, answers } = save;
  const problems = checkTypes(definition, answers, limits.problemsCounted, true);
  if (problems.length === 0) return problems;
  const { draft, taken } = await readSavedAnswers(services, actor, target.submission);
  const { submissionId = '' } = target.submission ?? {};
  const before = await Promise.all(
    [draft, taken].map((saved) => openedAnswers(services, actor, submissionId, saved?.answers ?? {})),
  );
  return problems.filter(
    ({ prop }) => !before.some((stored) => isDeepStrictEqual(stored[prop], answers[prop])),
  );
}
