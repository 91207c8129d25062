import type { Order as WireOrder, SupportQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { inGrace, windowFor } from '../../forms/index.ts';
import { keepOpening, type SubmissionServices } from '../../submissions/index.ts';
import { leftOf, type Stock } from '../item.ts';
import { quantityOf, yuan } from '../money.ts';
import { findItemsById } from '../store/items.ts';
import { findDraws, findOrder } from '../store/orders.ts';
import { findStock } from '../store/stock.ts';
import { currentTier, takenOnSite } from './current-tier.ts';
import { drawKey, drawsOf, type Draw } from './draws-of.ts';
import { orderKey } from './lock-order.ts';
import { isOnSale } from './on-sale.ts';
import type { Order, OrderLine } from './order.ts';
import { presentLine, presentOrder, type OrderView } from './present-order.ts';
import { priceLines } from './price-lines.ts';
import { refuseUnsaleable } from './refuse-order.ts';
import { releaseLapsed } from './release-lapsed.ts';
import { wantedLines, type SupportPlace } from './support-place.ts';

/** An order as it stands; with lines what they would cost now, and what is left of each. */
export async function querySupport(
  services: SubmissionServices,
  asked: SupportPlace,
  lines: SupportQuery['lines'],
  language: Language,
): Promise<WireOrder> {
  const { database } = services;
  const { exhibition, subjectKey, user } = asked.visitor;
  const at = services.now();
  await releaseLapsed(database, exhibition, at);
  const { formId } = asked.form;
  // Whoever looks at an order before the deadline may send it within the grace, as with a form.
  const opening = { formId, subjectKey, accountId: user.accountId ?? '' };
  await keepOpening(database, exhibition, opening, at);
  const order = await findOrder(database, exhibition, orderKey(asked.visitor, asked.form, asked.place));
  const shown = presentOrder(order, viewOf(asked, at, language));
  return lines === undefined ? shown : quote(services, asked, order, shown, lines, at, language);
}

/** What an order of this visitor is shown with. */
export function viewOf(
  { visitor, form, sale }: Pick<SupportPlace, 'visitor' | 'form' | 'sale'>,
  at: Date,
  language: Language,
): OrderView {
  const window = windowFor(visitor, form, at);
  const open = sale !== null && (window.state === 'open' || inGrace(window, at) || takenOnSite(sale, at));
  return { visitor, form, tier: currentTier(visitor, form, sale, at), open, at, language };
}

async function quote(
  { database }: SubmissionServices,
  { visitor, form, sale }: SupportPlace,
  order: Order | null,
  shown: WireOrder,
  lines: NonNullable<SupportQuery['lines']>,
  at: Date,
  language: Language,
): Promise<WireOrder> {
  const { exhibition } = visitor;
  const wanted = wantedLines(lines);
  const standing = order?.status === 'placed' ? order : null;
  const previous = standing?.lines ?? [];
  const items = await findItemsById(database, exhibition, [
    ...new Set([...wanted, ...previous].map(({ itemId }) => itemId)),
  ]);
  const tier = currentTier(visitor, form, sale, at);
  const onSale = sale === null ? () => false : isOnSale(sale);
  const priced = priceLines({ items, onSale, previous, tier }, wanted);
  if (priced.unsaleable.length > 0) throw refuseUnsaleable(items, priced.unsaleable, language);
  const draws = drawsOf(items, priced.lines);
  const [stock, held] = await Promise.all([
    findStock(database, exhibition, [...new Set(draws.map(({ itemId }) => itemId))]),
    standing === null ? [] : findDraws(database, exhibition, standing.orderId),
  ]);
  const leftFor = (line: OrderLine): number | null => leftForLine(items, stock, held, line);
  return {
    ...shown,
    status: 'quote',
    tier,
    lines: priced.lines.map((line) => ({ ...presentLine(line, language), left: leftFor(line) })),
    total: yuan(priced.lines.reduce((sum, line) => sum + line.amount, 0)),
    deposit: yuan(priced.lines.reduce((sum, line) => sum + line.deposit, 0)),
  };
}

/** The least of what is left in any slot that the line takes of, what one holds oneself included. */
function leftForLine(
  items: Parameters<typeof drawsOf>[0],
  stock: readonly Stock[],
  held: readonly Draw[],
  line: OrderLine,
): number | null {
  const slots = new Map(stock.map((one) => [drawKey(one), one]));
  const own = new Map(held.map((draw) => [drawKey(draw), draw.quantity]));
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
