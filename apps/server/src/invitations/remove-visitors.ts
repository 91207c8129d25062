import { recordAudit } from '../audit/index.ts';
import { requireExhibitorOf, type Origin, type User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { displaceGuests, lockRegistering, type RemovedGuests } from './store.ts';

/** Who removes guests, and when. */
export interface RemovingGuests {
  readonly database: Database;
  readonly exhibition: Exhibition;
  readonly user: User;
  readonly origin: Origin;
  readonly at: Date;
}

/**
 * Takes visitors off the guests of the exhibitor whose link they used, so that others have their places: whoever fills
 * them with invented people, from however many addresses, closes an invitation only until somebody looks. They stay
 * registered at the exhibition, with their badge; who came stays a guest.
 * @returns how many.
 */
export async function removeVisitors(
  { database, exhibition, user, origin, at }: RemovingGuests,
  wanted: RemovedGuests,
): Promise<number> {
  const exhibitorId = requireExhibitorOf(user);
  return inTransaction(database, async (transaction) => {
    await lockRegistering(transaction, exhibition, `exhibitor ${exhibitorId}`);
    const removed = await displaceGuests(transaction, exhibition, exhibitorId, wanted, at);
    if (removed.length === 0) return 0;
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId: user.accountId },
      action: 'visitor.remove',
      thing: { kind: 'exhibitor', id: exhibitorId },
      detail: { also: wanted.also, visitors: removed },
      origin,
    });
    return removed.length;
  });
}
