import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { updateSubmission } from '../store/submissions.ts';
import type { Submission } from '../submission.ts';

/** Counts a save without one, under the lock: whoever looked at it before is told that somebody was faster. */
export function outdateSubmission(
  transaction: Transaction,
  scope: Scope,
  { submissionId, revision }: Pick<Submission, 'submissionId' | 'revision'>,
  at: Date,
): Promise<void> {
  return updateSubmission(transaction, scope, submissionId, at, { revision: revision + 1 });
}
