import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { boothColumn } from '../../submissions/index.ts';
import type { Draw } from '../orders/stock/draws-of.ts';
import type { Order, OrderKey } from '../orders/order.ts';
import { withLines } from './order-rows.ts';

/** The order of a key; null if nobody ever began one. */
export async function findOrder(database: Database, scope: Scope, key: OrderKey): Promise<Order | null> {
  const rows = await keyed(database, scope, key).execute();
  return (await withLines(database, scope, rows))[0] ?? null;
}

/** All orders of a subject, the last changed first; rows nothing was ever ordered with are left out. */
export async function findOrdersOf(
  database: Database,
  scope: Scope,
  subjectKey: string,
): Promise<readonly Order[]> {
  const rows = await orderQuery(database, scope)
    .where('service_order.subject_key', '=', subjectKey)
    .where('service_order.status', '<>', 'new')
    .orderBy('service_order.updated_at', 'desc')
    .orderBy('service_order.order_id', 'desc')
    .execute();
  return withLines(database, scope, rows);
}

/** Orders by their ids, in the order of these; nobody else may change them before this transaction ends where `lock`. */
export async function findOrdersById(
  database: Database,
  scope: Scope,
  orderIds: readonly string[],
  lock = false,
): Promise<readonly Order[]> {
  if (orderIds.length === 0) return [];
  const query = orderQuery(database, scope)
    .where('service_order.order_id', '=', anyOf(orderIds))
    .where('service_order.status', '<>', 'new');
  const rows = await (lock ? query.forUpdate('service_order') : query).execute();
  const byId = new Map((await withLines(database, scope, rows)).map((order) => [order.orderId, order]));
  return orderIds.flatMap((orderId) => byId.get(orderId) ?? []);
}

/** Makes the row of an order unless it is there: two may order first at the same moment. */
export async function ensureOrder(
  transaction: Transaction,
  scope: Scope,
  key: OrderKey,
  fresh: { readonly orderId: string; readonly number: string },
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('service_order')
    .values({
      order_id: fresh.orderId,
      number: fresh.number,
      form_id: key.formId,
      subject_key: key.subjectKey,
      exhibitor_id: key.exhibitorId,
      place: key.place,
      submission_id: null,
      confirmed_at: null,
      invoice_number: null,
      tier: null,
      hold_days: null,
      placed_at: null,
      updated_by: null,
      receipt_hash: null,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Keeps the booths of an exhibitor where they are until the transaction ends. To be called before it locks any order or
 * stock: whoever moves booths locks their exhibitor first and its orders then, and waiting for that with stock in hand
 * would have both wait for ever.
 */
export async function keepBooths(transaction: Transaction, scope: Scope, exhibitorId: string): Promise<void> {
  await scoped(transaction, scope)
    .selectFrom('exhibitor')
    .select('exhibitor_id')
    .where('exhibitor_id', '=', exhibitorId)
    .forShare()
    .execute();
}

/** As {@link findOrder}, and nobody else may change it before this transaction ends. */
export async function lockOrder(
  transaction: Transaction,
  scope: Scope,
  key: OrderKey,
): Promise<Order | null> {
  const rows = await keyed(transaction, scope, key).forUpdate('service_order').execute();
  return (await withLines(transaction, scope, rows))[0] ?? null;
}

/** As {@link lockOrder}, by the order's own id; null also while somebody else changes it. */
export async function lockFreeOrder(
  transaction: Transaction,
  scope: Scope,
  orderId: string,
): Promise<Order | null> {
  const rows = await orderQuery(transaction, scope)
    .where('order_id', '=', orderId)
    .forUpdate('service_order')
    .skipLocked()
    .execute();
  return (await withLines(transaction, scope, rows))[0] ?? null;
}

/** What orders hold of the stock. */
export async function findDraws(database: Database, scope: Scope, orderId: string): Promise<readonly Draw[]> {
  const rows = await scoped(database, scope)
    .selectFrom('order_draw')
    .select(['item_id', 'slot', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.map((row) => ({ itemId: row.item_id, slot: row.slot, quantity: Number(row.quantity) }));
}

/** Orders that were kept long enough (see `endOfHold`). */
export async function findLapsed(database: Database, scope: Scope, now: Date): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('service_order')
    .select('order_id')
    .where('lapses_at', '<', now)
    .orderBy('order_id')
    .execute();
  return rows.map((row) => row.order_id);
}

export async function nextOrderNumber(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ number: string }>`select nextval('order_number') as number`.execute(
    transaction,
  );
  return Number(rows[0]?.number);
}

function keyed(database: Database, scope: Scope, { formId, subjectKey, place }: OrderKey) {
  return orderQuery(database, scope)
    .where('service_order.form_id', '=', formId)
    .where('service_order.subject_key', '=', subjectKey)
    .where('service_order.place', '=', place);
}

/** Orders with where the submission stands that they follow. */
function orderQuery(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('service_order')
    .leftJoin('submission', 'submission.submission_id', 'service_order.submission_id')
    .selectAll('service_order')
    .select([
      'submission.status as submission_status',
      'submission.decided_at as submission_decided_at',
      boothColumn,
    ]);
}
