import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { StoredOrderStatus } from '../../database/tables/catalogue-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Order } from '../orders/order.ts';
import { insertRevision } from './order-changes.ts';

/** Writes what staff decided about an order whose lines stay; a revision of its own. */
export async function settleRow(
  transaction: Transaction,
  scope: Scope,
  order: Order,
  { by, at, address }: { readonly by: string; readonly at: Date; readonly address: string },
): Promise<void> {
  const revision = order.revision + 1;
  await scoped(transaction, scope)
    .updateTable('service_order')
    .set({
      confirmed_at: order.confirmedAt,
      payment: order.payment,
      payment_note: order.paymentNote,
      invoice_number: order.invoiceNumber,
      revision,
    })
    .where('order_id', '=', order.orderId)
    .execute();
  await insertRevision(transaction, scope, { ...order, revision, updatedAt: at, updatedBy: by }, address);
}

/** What an order was after one of its changes. Fen. */
export interface OrderRevision {
  readonly revision: number;
  readonly status: Exclude<StoredOrderStatus, 'new'>;
  readonly total: number;
  readonly deposit: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** Every change of an order, the newest first. */
export async function findOrderRevisions(
  database: Database,
  scope: Scope,
  orderId: string,
): Promise<readonly OrderRevision[]> {
  const rows = await scoped(database, scope)
    .selectFrom('order_revision')
    .select(['revision', 'status', 'total', 'deposit', 'saved_at', 'saved_by'])
    .where('order_id', '=', orderId)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    status: row.status === 'cancelled' || row.status === 'lapsed' ? row.status : 'placed',
    total: Number(row.total),
    deposit: Number(row.deposit),
    savedAt: row.saved_at,
    savedBy: row.saved_by,
  }));
}
