import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { insertStep, selectRemovalRequested, type NewStep } from '../store/reviews.ts';
import { updateSubmission } from '../store/submissions.ts';
import type { Submission } from '../submission.ts';
import { removeSubmission } from './remove-submission.ts';

/** Who asks or answers, when and why. */
type RemovalStep = Pick<NewStep, 'accountId' | 'reason' | 'address' | 'at'>;

/** Whether the removal of an adopted submission is asked for, and not answered yet. */
export async function isRemovalRequested(
  database: Database,
  scope: Scope,
  { submissionId, status, changeRequestedAt }: Submission,
): Promise<boolean> {
  if (status !== 'adopt' || changeRequestedAt === null) return false;
  return (await selectRemovalRequested(database, scope, [submissionId])).has(submissionId);
}

/**
 * Asks for the removal of an adopted submission, under its lock.
 * @throws Refusal CHANGE_REQUESTED while another request waits.
 */
export async function requestRemoval(
  transaction: Transaction,
  scope: Scope,
  { submissionId, submittedRevision, revision, changeRequestedAt }: Submission,
  step: RemovalStep,
): Promise<void> {
  if (changeRequestedAt !== null) throw new Refusal('CHANGE_REQUESTED');
  const action = 'requestRemoval';
  const seen = submittedRevision ?? revision;
  await insertStep(transaction, scope, { ...step, submissionId, action, revision: seen, comments: [] });
  await updateSubmission(transaction, scope, submissionId, step.at, { changeRequestedAt: step.at });
}

/** Answers such a request: the submission goes, or stays as it is. */
export async function answerRemoval(
  transaction: Transaction,
  scope: Scope,
  submission: Submission,
  answer: RemovalStep & { readonly remove: boolean; readonly revision: number },
): Promise<void> {
  const { remove, at, ...step } = answer;
  const { submissionId } = submission;
  const action = remove ? 'remove' : 'keep';
  await insertStep(transaction, scope, { ...step, at, submissionId, action, comments: [] });
  if (remove) await removeSubmission(transaction, scope, submission, at);
  else await updateSubmission(transaction, scope, submissionId, at, { changeRequestedAt: null });
}
