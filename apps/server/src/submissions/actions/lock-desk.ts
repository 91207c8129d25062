import type { Definition } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { hasSensitive, sealAnswers, type SealedAnswers } from '../answers/seal-answers.ts';
import { insertSeals, selectSeals } from '../store/seals.ts';
import { ensureSubmission, lockSubmission } from '../store/submissions.ts';
import type { Submission } from '../submission.ts';
import { demandCurrent } from './refuse-save.ts';
import type { Save } from './save.ts';

/**
 * The submission of a save, made if it is the first, and nobody else's until the transaction ends.
 * @throws Refusal as {@link demandCurrent}: somebody may have saved since it was looked at.
 */
export async function lockDesk(transaction: Transaction, save: Save): Promise<Submission> {
  const { services, visitor, form, desk, base, language } = save;
  const { exhibition, subject } = visitor;
  const { formId, ordinal } = desk.key;
  if (desk.submission === null) {
    const fresh = { submissionId: uuid(), formId, subject, ordinal };
    await ensureSubmission(transaction, exhibition, fresh, services.now());
  }
  const submission = await lockSubmission(transaction, exhibition, desk.key);
  if (submission === null) throw new Error(`The submission of ${formId} vanished while it was made.`);
  await demandCurrent({ ...services, database: transaction }, visitor, form, submission, base, language);
  return submission;
}

/** The answers of a save as they are stored, the seals they need stored already. */
export async function sealSave(
  transaction: Transaction,
  { services, visitor, answers }: Save,
  definition: Definition,
  submissionId: string,
): Promise<SealedAnswers> {
  if (!hasSensitive(definition)) return { answers, seals: [] };
  const { exhibition } = visitor;
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
