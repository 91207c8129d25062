import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { deleteDraft } from '../store/drafts.ts';
import { giveBack } from '../store/give-back.ts';
import { updateSubmission } from '../store/submissions.ts';
import type { Submission } from '../submission.ts';

/**
 * Takes a submission that was handed in off every list, under its lock: what it held others may have; of it revisions and
 * history are kept.
 */
export async function removeSubmission(
  transaction: Transaction,
  scope: Scope,
  { submissionId, revision }: Pick<Submission, 'submissionId' | 'revision'>,
  at: Date,
): Promise<void> {
  await deleteDraft(transaction, scope, submissionId);
  await giveBack(transaction, scope, submissionId);
  await updateSubmission(transaction, scope, submissionId, at, {
    status: 'draft',
    revision: revision + 1,
    removedAt: at,
    changeRequestedAt: null,
  });
}
