import { askDeletion } from '../../../apps/server/src/privacy/index.ts';
import type { SubmissionSeed } from '../bring-submission.ts';

/** Who withdrew from the fair and asked that what is kept of it be deleted. */
const withdrawn = [{ exhibitorId: 'Z20', reason: '已退展，请删除我单位的资料。' }] as const;

const origin = { address: '127.0.0.1', userAgent: '', requestId: '' };

/** Wishes that wait for the organiser's answer. */
export async function seedWishes({
  transaction,
  services,
  exhibition,
  users,
}: SubmissionSeed): Promise<void> {
  for (const { exhibitorId, reason } of withdrawn) {
    const user = users.exhibitors.get(exhibitorId);
    if (user === undefined) continue;
    // One connection, one statement at a time.
    await askDeletion(transaction, user, exhibition, reason, origin, services.now());
  }
}
