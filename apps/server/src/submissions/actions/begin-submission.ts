import { limits } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { addSubmission, type NewSubmission, type SubmissionKey } from '../store/submissions.ts';

/**
 * Begins one more submission of a subject, at its next place; for a booth only where there is none for it yet.
 * @throws Refusal TOO_MANY_SUBMISSIONS where the subject has as many as one may have.
 */
export async function beginSubmission(
  transaction: Transaction,
  scope: Scope,
  fresh: NewSubmission,
  at: Date,
): Promise<SubmissionKey> {
  const limit = limits.submissionsOfForm;
  const key = await addSubmission(transaction, scope, fresh, limit, at);
  if (key === null) throw new Refusal('TOO_MANY_SUBMISSIONS', { limit });
  return key;
}
