import type { Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Draw } from '../orders/stock/draws-of.ts';
import type { Order } from '../orders/order.ts';

/** Writes an order as it stands after a change, its lines and what it holds in place of those before. */
export async function replaceOrder(
  transaction: Transaction,
  scope: Scope,
  order: Order,
  draws: readonly Draw[],
  address: string,
): Promise<void> {
  const { orderId } = order;
  const own = { order_id: orderId };
  await scoped(transaction, scope)
    .updateTable('service_order')
    .set({
      submission_id: order.submissionId,
      status: order.status,
      confirmed_at: order.confirmedAt,
      revision: order.revision,
      tier: order.tier,
      categories: [...new Set(order.lines.map(({ category }) => category))].toSorted(),
      total: order.total,
      deposit: order.deposit,
      hold_days: order.holdDays,
      hold_since: order.holdSince,
      hold_counted_at: order.holdCountedAt,
      hold_left: Math.max(0, Math.floor(order.holdLeft / 1000)),
      placed_at: order.placedAt,
      updated_at: order.updatedAt,
      updated_by: order.updatedBy,
      receipt_hash: order.receiptHash,
    })
    .where('order_id', '=', orderId)
    .execute();
  await deleteFrom(transaction, scope, orderId, 'order_line');
  await deleteFrom(transaction, scope, orderId, 'order_draw');
  if (order.lines.length > 0) {
    await insertRows(
      transaction,
      scope,
      'order_line',
      order.lines.map((line, index) => ({
        ...own,
        line_no: index + 1,
        item_id: line.itemId,
        category: line.category,
        name: JSON.stringify(line.name),
        unit: JSON.stringify(line.unit),
        quantity: line.quantity,
        period: line.period,
        start_day: line.start,
        end_day: line.end,
        nights: line.nights,
        tier: line.tier,
        unit_price: line.unitPrice,
        factor: line.factor,
        amount: line.amount,
        deposit: line.deposit,
        note: line.note,
      })),
      { json: ['name', 'unit'] },
    );
  }
  if (draws.length > 0) {
    await insertRows(
      transaction,
      scope,
      'order_draw',
      draws.map(({ itemId, slot, quantity }) => ({ ...own, item_id: itemId, slot, quantity })),
    );
  }
  await insertRevision(transaction, scope, order, address);
}

/** Writes that an order ended: it holds nothing any more, its lines stay. */
export async function closeOrder(
  transaction: Transaction,
  scope: Scope,
  order: Order,
  address: string,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('service_order')
    .set({
      submission_id: order.submissionId,
      status: order.status,
      revision: order.revision,
      updated_at: order.updatedAt,
      updated_by: order.updatedBy,
      // Whoever it belongs to is yet to be told.
      lapse_notified_at: null,
    })
    .where('order_id', '=', order.orderId)
    .execute();
  await deleteFrom(transaction, scope, order.orderId, 'order_draw');
  await insertRevision(transaction, scope, order, address);
}

/** What an order was at each change, for ever. */
export async function insertRevision(
  transaction: Transaction,
  scope: Scope,
  order: Order,
  address: string,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('order_revision')
    .values({
      order_id: order.orderId,
      revision: order.revision,
      status: order.status,
      lines: JSON.stringify(order.lines),
      total: order.total,
      deposit: order.deposit,
      receipt_hash: order.receiptHash,
      saved_at: order.updatedAt,
      saved_by: order.updatedBy,
      address,
    })
    .execute();
}

async function deleteFrom(
  transaction: Transaction,
  scope: Scope,
  orderId: string,
  table: 'order_line' | 'order_draw',
): Promise<void> {
  await scoped(transaction, scope).deleteFrom(table).where('order_id', '=', orderId).execute();
}
