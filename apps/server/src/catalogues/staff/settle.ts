import type { SettleOrderRequest } from '@zhantai/contract';
import { recordAudit } from '../../audit/index.ts';
import { maySee } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Reviewer, SubmissionServices } from '../../submissions/index.ts';
import { endOrder } from '../orders/end-order.ts';
import { isConfirmed, type Order } from '../orders/order.ts';
import { settleRow } from '../store/staff-orders.ts';
import { findOrdersById } from '../store/orders.ts';
import { newsOf } from './news-of.ts';
import type { TellExhibitor } from './order-news.ts';

type Settling = Omit<SettleOrderRequest, 'revision'>;

/**
 * Confirms an order, notes its payment, or cancels it with a reason; the exhibitor is told (console.md §5).
 * @throws Refusal NOT_FOUND also outside their limits, STALE_REVISION if it changed meanwhile,
 * NOTHING_TO_DECIDE where it does not stand as that needs, COMMENT_REQUIRED for a cancellation without a reason,
 * ORDER_SETTLED for one of what was paid for, BAD_REQUEST for a payment that is not said.
 */
export async function settleByStaff(
  { database, now }: SubmissionServices,
  reviewer: Reviewer,
  orderId: string,
  { revision, ...settling }: SettleOrderRequest,
  tell: TellExhibitor,
): Promise<void> {
  const { staff, exhibition, origin } = reviewer;
  await inTransaction(database, async (transaction) => {
    const [order] = await findOrdersById(transaction, exhibition, [orderId], true);
    if (order === undefined || !(await maySee(transaction, exhibition, staff, order)))
      throw new Refusal('NOT_FOUND');
    if (order.revision !== revision) throw new Refusal('STALE_REVISION', {}, { revision: order.revision });
    const at = now();
    await settle[settling.action](transaction, order, settling, reviewer, at);
    const reason = settling.reason?.trim() ?? '';
    if (settling.action !== 'cancel') {
      await recordAudit(transaction, {
        tenantId: exhibition.tenantId,
        exhibitionId: exhibition.exhibitionId,
        actor: { kind: 'staff', accountId: staff.accountId },
        action: `order.${settling.action}`,
        thing: { kind: 'order', id: orderId },
        detail: {
          number: order.number,
          before: order.payment,
          payment: settling.payment ?? order.payment,
          total: order.total,
        },
        reason: reason === '' ? null : reason,
        origin,
      });
    }
    const title = newsOf(order, settling);
    if (order.exhibitorId === null || title === null) return;
    await tell(transaction, exhibition, {
      exhibitorId: order.exhibitorId,
      title,
      by: staff.accountId,
      at,
    });
  });
}

type Settle = (
  transaction: Transaction,
  order: Order,
  settling: Settling,
  reviewer: Reviewer,
  at: Date,
) => Promise<void>;

const confirm: Settle = async (transaction, order, _settling, { staff, exhibition, origin }, at) => {
  if (order.status !== 'placed' || isConfirmed(order)) throw new Refusal('NOTHING_TO_DECIDE');
  const confirmed = { ...order, confirmedAt: at };
  await settleRow(transaction, exhibition, confirmed, {
    by: staff.accountId,
    at,
    address: origin.address,
  });
};

const pay: Settle = async (transaction, order, settling, { staff, exhibition, origin }, at) => {
  const { payment, invoiceNumber = order.invoiceNumber, note = order.paymentNote } = settling;
  if (payment === undefined) throw new Refusal('BAD_REQUEST', { detail: 'payment' });
  // Of an order that ended only the way back of the money is left to be noted.
  if (order.status !== 'placed' && payment !== 'refunded') throw new Refusal('NOTHING_TO_DECIDE');
  const paid = { ...order, payment, invoiceNumber, paymentNote: note.trim() };
  await settleRow(transaction, exhibition, paid, { by: staff.accountId, at, address: origin.address });
};

const cancel: Settle = async (transaction, order, settling, { staff, exhibition, origin }, at) => {
  const reason = settling.reason?.trim() ?? '';
  if (reason === '') throw new Refusal('COMMENT_REQUIRED');
  if (order.status !== 'placed') throw new Refusal('NOTHING_TO_DECIDE');
  if (order.payment === 'paid' || order.payment === 'deposit') throw new Refusal('ORDER_SETTLED');
  await endOrder(transaction, order, {
    exhibition,
    status: 'cancelled',
    submissionId: order.submissionId,
    at,
    actor: { kind: 'staff', accountId: staff.accountId },
    origin,
    reason,
  });
};

const settle: Readonly<Record<SettleOrderRequest['action'], Settle>> = { confirm, pay, cancel };
