import { findItemsById } from '../../../offers/index.ts';
import type { Order as WireOrder } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { SubmissionServices } from '../../../submissions/index.ts';
import { leftOf, type Stock } from '../../stock.ts';
import { quantityOf, yuan } from '../../money.ts';
import { findDraws } from '../../store/orders.ts';
import { findStock } from '../../store/stock.ts';
import type { WantedLine } from '../../wanted-line.ts';
import { currentTier } from './current-tier.ts';
import { drawKey, drawsOf, type Draw } from '../stock/draws-of.ts';
import { lineKey, mergeLines } from './merge-lines.ts';
import { isOnSale } from '../stock/on-sale.ts';
import type { Order, OrderLine } from '../order.ts';
import { presentField } from '../present-field.ts';
import { presentLine } from '../present-order.ts';
import { priceLines } from './price-lines.ts';
import { presentUnsaleable, refuseUnsaleable } from '../refuse-order.ts';
import type { SupportPlace } from '../support-place.ts';

/** What is quoted against. */
interface Standing {
  readonly order: Order | null;
  readonly shown: WireOrder;
  readonly at: Date;
  readonly language: Language;
}

/**
 * What lines would cost now, and what is left of each; nothing is ordered.
 * @throws Refusal NOT_ON_SALE where lines cannot be ordered and `strict` says so; else they are told beside the rest.
 */
export async function quoteLines(
  { database }: SubmissionServices,
  { actor, form, sale }: SupportPlace,
  { wanted, strict }: { readonly wanted: readonly WantedLine[]; readonly strict: boolean },
  { order, shown, at, language }: Standing,
): Promise<WireOrder> {
  const { exhibition } = actor;
  const standing = order?.status === 'placed' ? order : null;
  const previous = standing?.lines ?? [];
  const items = await findItemsById(database, exhibition, [
    ...new Set([...wanted, ...previous].map(({ itemId }) => itemId)),
  ]);
  const tier = currentTier(actor, form, sale, at);
  const onSale = sale === null ? () => false : isOnSale(sale);
  const { lines, unsaleable } = priceLines({ items, onSale, previous, tier }, wanted);
  if (strict && unsaleable.length > 0) throw refuseUnsaleable(items, unsaleable, language);
  const draws = drawsOf(items, lines);
  const [stock, drawsBefore] = await Promise.all([
    findStock(database, exhibition, [...new Set(draws.map(({ itemId }) => itemId))]),
    standing === null ? [] : findDraws(database, exhibition, standing.orderId),
  ]);
  const fields = new Map(mergeLines(items, wanted).map((line) => [lineKey(line), line.field]));
  return {
    ...shown,
    status: 'quote',
    tier,
    lines: lines.map((line) => ({
      ...presentLine(line, language),
      left: leftForLine(items, stock, drawsBefore, line),
      ...presentField(fields.get(lineKey(line))),
    })),
    total: yuan(lines.reduce((sum, line) => sum + line.amount, 0)),
    deposit: yuan(lines.reduce((sum, line) => sum + line.deposit, 0)),
    ...(strict ? {} : { unsaleable: presentUnsaleable(items, unsaleable, language) }),
  };
}

/** The least of what is left in any slot that the line takes of, what one holds oneself included. */
function leftForLine(
  items: Parameters<typeof drawsOf>[0],
  stock: readonly Stock[],
  drawsBefore: readonly Draw[],
  line: OrderLine,
): number | null {
  const slots = new Map(stock.map((one) => [drawKey(one), one]));
  const own = new Map(drawsBefore.map((draw) => [drawKey(draw), draw.quantity]));
  const lefts = drawsOf(items, [line]).flatMap((draw) => {
    const found = slots.get(drawKey(draw));
    const left = found === undefined ? 0 : leftOf(found);
    if (left === null) return [];
    // A pack takes several of its parts.
    const each = draw.quantity / line.quantity;
    return [Math.floor((left + (own.get(drawKey(draw)) ?? 0)) / each)];
  });
  const step = 10 ** (2 - (items.get(line.itemId)?.decimals ?? 0));
  return lefts.length === 0 ? null : quantityOf(Math.floor(Math.min(...lefts) / step) * step);
}
