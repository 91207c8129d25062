import type { Definition } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { needsSeals } from '../answers/sealed/holds-sensitive.ts';
import { sealAnswers, type SealedAnswers } from '../answers/sealed/seal-answers.ts';
import { insertSeals, selectSeals } from '../store/seals.ts';
import { ensureSubmission, lockSubmission, type SubmissionKey } from '../store/submissions.ts';
import type { Submission } from '../submission.ts';
import { beginSubmission } from '../actions/begin-submission.ts';
import { requireCurrent } from '../actions/refuse-save.ts';
import type { Save } from './save.ts';

/**
 * The submission of a save, made if it is the first, and nobody else's until the transaction ends.
 * @throws Refusal TOO_MANY_SUBMISSIONS, and as {@link requireCurrent}: somebody may have saved since it was looked at.
 */
export async function lockTarget(transaction: Transaction, save: Save): Promise<Submission> {
  const key = await placeOf(transaction, save);
  const submission = await lockSubmission(transaction, save.actor.exhibition, key);
  return requireCurrentTarget(transaction, save, submission);
}

async function placeOf(transaction: Transaction, save: Save): Promise<SubmissionKey> {
  return save.target.submission === null ? placeNew(transaction, save) : save.target.key;
}

async function requireCurrentTarget(
  transaction: Transaction,
  { services, actor, form, base, language }: Save,
  submission: Submission | null,
): Promise<Submission> {
  if (submission === null) throw new Error(`The submission of ${form.formId} vanished while it was made.`);
  await requireCurrent({ ...services, database: transaction }, actor, form, submission, base, language);
  return submission;
}

async function placeNew(transaction: Transaction, save: Save): Promise<SubmissionKey> {
  const { services, actor, form, target } = save;
  const { exhibition, subject } = actor;
  const fresh = { submissionId: uuid(), formId: form.formId, subject, booth: target.booth };
  const now = services.now();
  if (form.submissions !== 'many' && target.booth === null) {
    await ensureSubmission(transaction, exhibition, { ...fresh, ordinal: target.key.ordinal }, now);
    return target.key;
  }
  return beginSubmission(transaction, exhibition, fresh, now);
}

/** The answers of a save as they are stored, the seals they need stored already. */
export async function sealSave(
  transaction: Transaction,
  { services, actor, answers }: Save,
  definition: Definition,
  submissionId: string,
): Promise<SealedAnswers> {
  if (!needsSeals(definition, answers)) return { answers, seals: [] };
  const { exhibition } = actor;
  const known = await selectSeals(transaction, exhibition, [submissionId]);
  const { answers: sealed, seals } = sealAnswers(
    services.vault,
    exhibition,
    submissionId,
    definition,
    answers,
    known,
  );
  await insertSeals(transaction, exhibition, seals);
  return { answers: sealed, seals: [...known, ...seals] };
}
