import type { Transaction } from '../../database/database.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { selectPeople } from '../store/people.ts';
import { selectRevision } from '../store/revisions.ts';
import type { Revision, Submission } from '../submission.ts';

/**
 * The submitted revision that staff decide about.
 * @throws Refusal STALE_REVISION if they looked at another one.
 */
export async function requireSeen(
  transaction: Transaction,
  exhibition: Exhibition,
  submission: Submission,
  seen: number,
): Promise<Revision> {
  const { submissionId, submittedRevision } = submission;
  const revision =
    submittedRevision === null
      ? null
      : await selectRevision(transaction, exhibition, submissionId, submittedRevision);
  if (revision === null) throw new Error(`Submission ${submissionId} waits for a decision about nothing.`);
  if (revision.revision === seen) return revision;
  const people = await selectPeople(
    transaction,
    exhibition.tenantId,
    revision.savedBy === null ? [] : [revision.savedBy],
  );
  const savedBy = people.get(revision.savedBy ?? '')?.name ?? '';
  const savedAt = formatTime(revision.savedAt, exhibition.zone);
  throw new Refusal(
    'STALE_REVISION',
    { savedBy, savedAt: savedAt.slice(5, 16) },
    { revision: revision.revision, savedBy, savedAt, draft: false },
  );
}
