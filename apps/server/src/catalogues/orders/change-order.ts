import { findItemsById } from '../../offers/index.ts';
import { createHash } from 'node:crypto';
import type { PriceTier } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { recordAudit, type AuditActor } from '../../audit/index.ts';
import type { Origin } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import type { Sale } from '../sale.ts';
import { replaceOrder } from '../store/order-changes.ts';
import { findDraws } from '../store/orders.ts';
import type { WantedLine } from '../wanted-line.ts';
import { findBeyondBound } from './lines/beyond-bound.ts';
import { countHold } from './stock/count-hold.ts';
import { drawsOf } from './stock/draws-of.ts';
import { moveDraws } from './stock/move-draws.ts';
import { isOnSale } from './stock/on-sale.ts';
import type { Order } from './order.ts';
import { priceLines } from './lines/price-lines.ts';
import { refuseBeyond } from './lines/refuse-beyond.ts';
import { refuseShortages, refuseUnsaleable } from './refuse-order.ts';

/** What an order is changed to, by whom and when. */
export interface OrderChange {
  readonly exhibition: Exhibition;
  readonly sale: Sale;
  readonly wanted: readonly WantedLine[];
  /** Of what is ordered now. */
  readonly tier: PriceTier;
  /** Whether what stands keeps its price. */
  readonly keepsPrices: boolean;
  readonly submissionId: string | null;
  /** Whether it holds what it orders: what is only tried takes nothing from others. */
  readonly takesStock: boolean;
  /** Whether a review has the word from now on: it is not held by time then. */
  readonly inReview: boolean;
  readonly at: Date;
  readonly actor: AuditActor;
  readonly origin: Origin;
  readonly language: Language;
}

/**
 * Puts all lines of an order in place of those before, prices and stock together, or nothing at all. No lines end it.
 * @param order under its lock.
 * @throws Refusal NOT_ON_SALE for lines that cannot be ordered here and now, QUANTITY_BOUND beyond what one exhibitor may
 * have, SOLD_OUT with what is left.
 */
export async function changeOrder(
  transaction: Transaction,
  order: Order,
  change: OrderChange,
): Promise<Order> {
  const { exhibition, sale, wanted, tier, at, language } = change;
  if (wanted.length === 0 && order.status === 'new') return order;
  const previous = order.status === 'placed' && change.keepsPrices ? order.lines : [];
  const items = await findItemsById(transaction, exhibition, [
    ...new Set([...wanted, ...order.lines].map(({ itemId }) => itemId)),
  ]);
  const onSale = isOnSale(sale);
  const { lines, unsaleable } = priceLines({ items, onSale, previous, tier }, wanted);
  if (unsaleable.length > 0) throw refuseUnsaleable(items, unsaleable, language);
  const draws = change.takesStock ? drawsOf(items, lines) : [];
  const drawsBefore = await findDraws(transaction, exhibition, order.orderId);
  const { shortages, finite } = await moveDraws(transaction, exhibition, drawsBefore, draws);
  const beyond = await findBeyondBound(transaction, exhibition, order, lines, items, !change.inReview);
  if (beyond.length > 0) throw refuseBeyond(exhibition, { items, wanted, beyond, language });
  if (shortages.length > 0) {
    throw await refuseShortages(transaction, exhibition, { items, wanted, shortages, language });
  }
  const revision = order.revision + 1;
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const deposit = lines.reduce((sum, line) => sum + line.deposit, 0);
  const changed: Order = {
    ...order,
    status: lines.length === 0 ? 'cancelled' : 'placed',
    submissionId: change.submissionId,
    confirmedAt: null,
    revision,
    tier,
    total,
    deposit,
    ...(await countHold(transaction, exhibition, { order, drawsBefore, draws, lines, items, finite, at })),
    placedAt: lines.length === 0 ? null : order.status === 'placed' ? order.placedAt : at,
    updatedAt: at,
    updatedBy: change.actor.accountId,
    receiptHash: orderHash(order.orderId, revision, lines),
    lines,
  };
  await replaceOrder(transaction, exhibition, changed, draws, change.origin.address);
  await recordAudit(transaction, {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    actor: change.actor,
    action: lines.length === 0 ? 'order.cancel' : 'order.place',
    thing: { kind: 'order', id: order.orderId },
    detail: {
      formId: order.formId,
      number: order.number,
      revision,
      tier,
      total,
      before: order.total,
      lines: lines.map(({ itemId, quantity }) => [itemId, quantity]),
    },
    origin: change.origin,
  });
  return changed;
}

/** SHA-256 of the order's id, its revision and, line by line, item, hundredths, period, stay, tier and fen. */
function orderHash(orderId: string, revision: number, lines: Order['lines']): string {
  const text = JSON.stringify([
    orderId,
    revision,
    lines.map((line) => [
      line.itemId,
      line.quantity,
      line.period,
      line.start,
      line.end,
      line.tier,
      line.unitPrice,
      line.amount,
      line.deposit,
    ]),
  ]);
  return createHash('sha256').update(text).digest('hex');
}
