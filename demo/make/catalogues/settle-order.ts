import { recordAudit } from '../../../apps/server/src/audit/index.ts';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import { scoped } from '../../../apps/server/src/database/scoped/scoped.ts';
import type { Scope } from '../../../apps/server/src/exhibitions/index.ts';

/** Notes that the order which follows a submission is paid: it does not lapse and changes no more. */
export async function settleOrder(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<void> {
  const order = await scoped(transaction, scope)
    .updateTable('service_order')
    .set({ payment: 'paid', invoice_number: null, payment_note: '' })
    .where('submission_id', '=', submissionId)
    .returning(['order_id', 'number', 'total'])
    .executeTakeFirstOrThrow();
  await recordAudit(transaction, {
    tenantId: scope.tenantId,
    exhibitionId: scope.exhibitionId,
    actor: { kind: 'system', accountId: null },
    action: 'order.settle',
    thing: { kind: 'order', id: order.order_id },
    detail: { number: order.number, payment: 'paid', before: 'unpaid', total: Number(order.total) },
  });
}
