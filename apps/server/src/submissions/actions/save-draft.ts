import { isDeepStrictEqual } from 'node:util';
import { checkTypes, type Definition, type Problem } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import type { SubmitAnswer } from '@zhantai/contract';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime } from '../../exhibitions/index.ts';
import { hasSensitive, sealAnswers } from '../answers/seal-answers.ts';
import { readHeld } from '../held-answers.ts';
import { presentProblems } from '../problems.ts';
import { overwriteDraft, type DraftSaved } from '../store/drafts.ts';
import { deleteLooseSeals, insertSeals, selectSeals } from '../store/seals.ts';
import { ensureSubmission, lockSubmission, selectSubmission } from '../store/submissions.ts';
import type { Save } from './save.ts';
import { findRepeatedDraft } from './find-repeated.ts';
import { demandCurrent } from './refuse-save.ts';

/**
 * Keeps what somebody typed so far, overwriting the draft before it; not audited (wire.md §3).
 * @throws Refusal ANSWERS_REFUSED only for what cannot be read at all, and as {@link demandCurrent}.
 */
export async function saveDraft(save: Save, definition: Definition): Promise<SubmitAnswer> {
  const { services, visitor, form, desk, base, language } = save;
  const repeated = await findRepeatedDraft(save);
  if (repeated !== null) return repeated;
  await demandCurrent(services, visitor, form, desk.submission, base, language);
  const problems = await freshProblems(save, definition);
  if (problems.length > 0) {
    throw new Refusal(
      'ANSWERS_REFUSED',
      { count: problems.length },
      { problems: presentProblems(problems, language) },
    );
  }
  const saved =
    desk.submission !== null && !hasSensitive(definition)
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
  const { services, visitor, desk, answers } = save;
  const problems = checkTypes(definition, answers);
  if (problems.length === 0) return problems;
  const { draft, taken } = await readHeld(services, visitor, desk.submission);
  const before = [draft?.answers ?? {}, taken?.answers ?? {}];
  return problems.filter(
    ({ prop }) => !before.some((stored) => isDeepStrictEqual(stored[prop], answers[prop])),
  );
}

/** The usual case, many times a second: one statement that checks and writes. */
async function overwrite(save: Save): Promise<DraftSaved> {
  const { services, visitor, form, desk, base, answers, language } = save;
  const { database } = services;
  const { exhibition, user } = visitor;
  const draft = { version: form.version, answers, savedBy: user.accountId, savedAt: services.now() };
  const saved = await overwriteDraft(database, exhibition, desk.key, base.revision, draft);
  if (saved !== null) return saved;
  const now = await selectSubmission(database, exhibition, desk.key);
  await demandCurrent(services, visitor, form, now, base, language);
  throw new Error(`A draft of ${form.formId} at revision ${base.revision} could not be written.`);
}

/** The first save of a submission, and every one with sensitive answers. */
async function saveCarefully(save: Save, definition: Definition): Promise<DraftSaved> {
  const { services, visitor, form, desk, base, answers, language } = save;
  const { exhibition, subject, user } = visitor;
  const { formId, ordinal } = desk.key;
  const savedAt = services.now();
  return inTransaction(services.database, async (transaction) => {
    await ensureSubmission(
      transaction,
      exhibition,
      { submissionId: uuid(), formId, subject, ordinal },
      savedAt,
    );
    const submission = await lockSubmission(transaction, exhibition, desk.key);
    if (submission === null) throw new Error(`The submission of ${formId} vanished while it was made.`);
    const { submissionId } = submission;
    await demandCurrent({ ...services, database: transaction }, visitor, form, submission, base, language);
    const known = await selectSeals(transaction, exhibition, [submissionId]);
    const sealed = sealAnswers(services.vault, exhibition, submissionId, definition, answers, known);
    await insertSeals(transaction, exhibition, sealed.seals);
    const draft = { version: form.version, answers: sealed.answers, savedBy: user.accountId, savedAt };
    const saved = await overwriteDraft(transaction, exhibition, desk.key, base.revision, draft);
    if (saved === null) throw new Error(`A locked submission of ${formId} could not be written.`);
    if (hasSensitive(definition)) await deleteLooseSeals(transaction, exhibition, submissionId);
    return saved;
  });
}
