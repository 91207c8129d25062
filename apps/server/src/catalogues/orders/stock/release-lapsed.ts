import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Exhibition } from '../../../exhibitions/index.ts';
import { findLapsed, lockFreeOrder } from '../../store/orders.ts';
import { endOrder } from '../end-order.ts';
import { endOfHold } from './hold.ts';

/**
 * Gives back what was kept long enough without a decision or a payment. Called before anybody looks at what is left or
 * takes of it, so that no clockwork is needed for it to be right.
 */
export async function releaseLapsed(database: Database, exhibition: Exhibition, at: Date): Promise<void> {
  const lapsed = await findLapsed(database, exhibition, at);
  for (const orderId of lapsed) {
    // Each by itself: whoever changes one meanwhile keeps it.
    await inTransaction(database, async (transaction) => {
      const order = await lockFreeOrder(transaction, exhibition, orderId);
      const until = order === null ? null : endOfHold(order);
      if (order === null || until === null || until >= at) return;
      await endOrder(transaction, order, {
        exhibition,
        status: 'lapsed',
        submissionId: order.submissionId,
        at,
        actor: { kind: 'system', accountId: null },
      });
    });
  }
}
