import { recordAudit, type AuditActor } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { StoredPayment } from '../../database/tables/catalogue-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { updatePayment } from '../store/order-changes.ts';
import { lockOrderOf } from '../store/orders.ts';

/** What the organiser notes of a payment by hand. */
export interface Settlement {
  readonly payment: StoredPayment;
  readonly invoiceNumber: string | null;
  readonly note: string;
}

/**
 * Notes what was paid for the order that follows a submission. What is paid for does not lapse and changes no more.
 * @throws Refusal NOT_FOUND where it ordered nothing.
 */
export async function settleOrder(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
  settlement: Settlement,
  actor: AuditActor,
): Promise<void> {
  const order = await lockOrderOf(transaction, scope, submissionId);
  if (order === null) throw new Refusal('NOT_FOUND');
  await updatePayment(transaction, scope, order.orderId, settlement);
  await recordAudit(transaction, {
    tenantId: scope.tenantId,
    exhibitionId: scope.exhibitionId,
    actor,
    action: 'order.settle',
    thing: { kind: 'order', id: order.orderId },
    detail: { number: order.number, payment: settlement.payment, before: order.payment, total: order.total },
  });
}
