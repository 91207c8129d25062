import { recordAudit, type AuditEntry } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { closeOrder } from '../store/order-changes.ts';
import { findDraws } from '../store/orders.ts';
import { addSpent } from '../store/holds.ts';
import { uncountedHold } from './stock/hold.ts';
import { moveDraws } from './stock/move-draws.ts';
import type { Order } from './order.ts';

/** How an order ends without a new one in its place. */
export interface OrderEnd {
  readonly exhibition: Exhibition;
  readonly status: 'cancelled' | 'lapsed';
  readonly submissionId: string | null;
  readonly at: Date;
  readonly actor: AuditEntry['actor'];
  readonly origin?: AuditEntry['origin'];
  /** Said by staff. */
  readonly reason?: string;
}

/**
 * Gives back what a standing order holds. Its lines stay to be seen.
 * @param order under its lock.
 */
export async function endOrder(transaction: Transaction, order: Order, end: OrderEnd): Promise<void> {
  if (order.status !== 'placed') return;
  const { exhibition, status, submissionId, at, actor, origin, reason } = end;
  const drawsBefore = await findDraws(transaction, exhibition, order.orderId);
  const { finite } = await moveDraws(transaction, exhibition, drawsBefore, []);
  await addSpent(transaction, exhibition, order.subjectKey, [...finite], uncountedHold(order, at));
  const revision = order.revision + 1;
  const ended = { ...order, status, submissionId, revision, updatedAt: at, updatedBy: actor.accountId };
  await closeOrder(transaction, exhibition, ended, origin?.address ?? '');
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor,
    action: status === 'lapsed' ? 'order.lapse' : 'order.cancel',
    thing: { kind: 'order', id: order.orderId },
    detail: { formId: order.formId, number: order.number, revision, before: order.total },
    ...(reason === undefined ? {} : { reason }),
    ...(origin === undefined ? {} : { origin }),
  });
}
