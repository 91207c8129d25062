import { isDeepStrictEqual } from 'node:util';
import { checkTypes, type Definition, type Problem } from '@zhantai/engine';
import { limits, type SubmitAnswer } from '@zhantai/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime } from '../../exhibitions/index.ts';
import { needsSeals } from '../answers/holds-sensitive.ts';
import { openedAnswers, readHeld } from '../held-answers.ts';
import { refuseAnswers } from '../problems.ts';
import { refuseUnknown } from '../refuse-unknown.ts';
import { overwriteDraft, type DraftSaved } from '../store/drafts.ts';
import { deleteLooseSeals } from '../store/seals.ts';
import { selectSubmission } from '../store/submissions.ts';
import type { Save } from './save.ts';
import { findRepeatedDraft } from './find-repeated.ts';
import { lockTarget, sealSave } from './lock-target.ts';
import { neverAsked } from './never-asked.ts';
import { requireCurrent } from './refuse-save.ts';

/**
 * Keeps what somebody typed so far, overwriting the draft before it; not audited (wire.md §3).
 * @throws Refusal ANSWERS_REFUSED only for what cannot be read at all, UNKNOWN_FIELD for what no version of the form asks
 * for, and as {@link requireCurrent}.
 */
export async function saveDraft(save: Save, definition: Definition): Promise<SubmitAnswer> {
  const { services, visitor, form, target, base, language } = save;
  const repeated = await findRepeatedDraft(save);
  if (repeated !== null) return repeated;
  await requireCurrent(services, visitor, form, target.submission, base, language);
  const unknown = await neverAsked(save, definition);
  if (unknown.length > 0) throw refuseUnknown(unknown);
  const problems = await freshProblems(save, definition);
  if (problems.length > 0) throw refuseAnswers(problems, language);
  const saved =
    target.submission !== null && !needsSeals(definition, save.answers)
      ? await overwrite(save)
      : await saveCarefully(save, definition);
  return {
    id: saved.submissionId,
    revision: saved.revision,
    status: saved.status,
    savedAt: formatTime(saved.savedAt, visitor.exhibition.zone),
  };
}

/** What cannot be read, unless it was stored like that before: a change of the form must not lose it (engine.md §2). */
async function freshProblems(save: Save, definition: Definition): Promise<readonly Problem[]> {
  const { services, visitor, target, answers } = save;
  const problems = checkTypes(definition, answers, limits.problemsCounted, true);
  if (problems.length === 0) return problems;
  const { draft, taken } = await readHeld(services, visitor, target.submission);
  const { submissionId = '' } = target.submission ?? {};
  const before = await Promise.all(
    [draft, taken].map((held) => openedAnswers(services, visitor, submissionId, held?.answers ?? {})),
  );
  return problems.filter(
    ({ prop }) => !before.some((stored) => isDeepStrictEqual(stored[prop], answers[prop])),
  );
}

/** The usual case, many times a second: one statement that checks and writes. */
async function overwrite(save: Save): Promise<DraftSaved> {
  const { services, visitor, form, target, base, answers, language } = save;
  const { database } = services;
  const { exhibition, user } = visitor;
  const draft = { version: form.version, answers, savedBy: user.accountId, savedAt: services.now() };
  const saved = await overwriteDraft(database, exhibition, target.key, base.revision, draft);
  if (saved !== null) {
    const { revision, savedAt, status } = saved;
    const before = target.submission;
    if (form.submissions === 'one' && before !== null && before.status === status) {
      services.recent.keep(exhibition, { ...before, revision, updatedAt: savedAt });
    }
    return saved;
  }
  const now = await selectSubmission(database, exhibition, target.key);
  await requireCurrent(services, visitor, form, now, base, language);
  throw new Error(`A draft of ${form.formId} at revision ${base.revision} could not be written.`);
}

/** The first save of a submission, and every one with sensitive answers. */
async function saveCarefully(save: Save, definition: Definition): Promise<DraftSaved> {
  const { services, visitor, form, target, base } = save;
  const { exhibition, user } = visitor;
  return inTransaction(services.database, async (transaction) => {
    const { submissionId, ordinal } = await lockTarget(transaction, save);
    const { answers } = await sealSave(transaction, save, definition, submissionId);
    const draft = { version: form.version, answers, savedBy: user.accountId, savedAt: services.now() };
    const key = { ...target.key, ordinal };
    const saved = await overwriteDraft(transaction, exhibition, key, base.revision, draft);
    if (saved === null) throw new Error(`A locked submission of ${form.formId} could not be written.`);
    if (needsSeals(definition, save.answers)) await deleteLooseSeals(transaction, exhibition, submissionId);
    return saved;
  });
}
