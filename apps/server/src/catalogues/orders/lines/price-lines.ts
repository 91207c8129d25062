import type { CatalogueItem } from '../../../offers/index.ts';
import type { PriceTier } from '@zhantai/contract';
import { isRealDate } from '@zhantai/engine';
import { daysBetween } from '../../../exhibitions/index.ts';
import { amountOf, hundredths } from '../../money.ts';
import type { WantedLine } from '../../wanted-line.ts';
import { lineKey, mergeLines } from './merge-lines.ts';
import type { OrderLine } from '../order.ts';

/** What prices depend on. */
export interface Pricing {
  /** Every item that is wanted or was ordered, on sale or not. */
  readonly items: ReadonlyMap<string, CatalogueItem>;
  /** Whether more of an item may be ordered here. */
  readonly onSale: (item: CatalogueItem) => boolean;
  /** What was ordered before and keeps its price. */
  readonly previous: readonly OrderLine[];
  /** The tier of everything else. */
  readonly tier: PriceTier;
}

/** Why a line cannot be ordered. */
type WhyNot = 'item' | 'quantity' | 'period' | 'stay' | 'tier';

export interface UnsaleableLine {
  readonly line: WantedLine;
  readonly why: WhyNot;
}

export interface PricedLines {
  readonly lines: readonly OrderLine[];
  readonly unsaleable: readonly UnsaleableLine[];
}

/**
 * Puts prices to lines. What was ordered before keeps its price as far as its quantity goes, the first ordered first; what
 * is more has the price of now, on a line of its own (console.md §5: frozen at submission).
 */
export function priceLines(pricing: Pricing, wanted: readonly WantedLine[]): PricedLines {
  const lines: OrderLine[] = [];
  const unsaleable: UnsaleableLine[] = [];
  for (const line of mergeLines(pricing.items, wanted)) {
    const priced = priceLine(pricing, line);
    if (typeof priced === 'string') unsaleable.push({ line, why: priced });
    else lines.push(...priced);
  }
  return { lines, unsaleable };
}

function priceLine(pricing: Pricing, line: WantedLine): readonly OrderLine[] | WhyNot {
  const item = pricing.items.get(line.itemId);
  if (item === undefined) return 'item';
  const quantity = hundredths(line.quantity, item.decimals);
  if (quantity === null) return 'quantity';
  const nights = nightsOf(item, line);
  if (nights === 'stay') return nights;
  const kept = keep(pricing.previous, line, quantity);
  if (kept === null) return 'quantity';
  const more = quantity - kept.reduce((sum, part) => sum + part.quantity, 0);
  if (more === 0) return kept;
  const added = addLine(pricing, item, line, more, nights);
  return typeof added === 'string' ? added : [...kept, added];
}

/** Nights. */
const MAX_NIGHTS = 60;

function nightsOf({ kind }: CatalogueItem, { start, end }: WantedLine): number | null | 'stay' {
  if (kind !== 'room') return start === null && end === null ? null : 'stay';
  if (start === null || end === null || !isRealDate(start) || !isRealDate(end)) return 'stay';
  const nights = daysBetween(start, end);
  return nights > 0 && nights <= MAX_NIGHTS ? nights : 'stay';
}

function keep(
  previous: readonly OrderLine[],
  line: WantedLine,
  quantity: number,
): readonly OrderLine[] | null {
  const key = lineKey(line);
  const kept: OrderLine[] = [];
  let rest = quantity;
  for (const part of previous) {
    if (rest === 0) break;
    if (lineKey(part) !== key) continue;
    const taken = Math.min(rest, part.quantity);
    const amount = amountOf({ ...part, quantity: taken, nights: part.nights ?? 1 });
    if (amount === null) return null;
    const deposit = Math.round((part.deposit * taken) / part.quantity);
    kept.push({ ...part, quantity: taken, amount, deposit, note: line.note });
    rest -= taken;
  }
  return kept;
}

function addLine(
  { onSale, previous, tier }: Pricing,
  item: CatalogueItem,
  line: WantedLine,
  quantity: number,
  nights: number | null,
): OrderLine | WhyNot {
  if (!onSale(item)) return 'item';
  const { period } = line;
  const factor = period === null ? 100 : Object.hasOwn(item.factors, period) ? item.factors[period] : null;
  if (factor === null || factor === undefined) return 'period';
  const before = previous.some(({ itemId }) => itemId === item.itemId);
  const unitPrice = item.prices[tier];
  if (unitPrice === null) return 'tier';
  if (tier === 'on-site' && (item.onSite === 'no' || (item.onSite === 'changes' && !before))) return 'tier';
  const amount = amountOf({ unitPrice, quantity, factor, nights: nights ?? 1 });
  const deposit = amountOf({ unitPrice: item.deposit, quantity, factor: 100, nights: 1 });
  if (amount === null || deposit === null) return 'quantity';
  return {
    itemId: item.itemId,
    category: item.categories[0] ?? '',
    name: item.name,
    unit: item.unit,
    quantity,
    period,
    start: line.start,
    end: line.end,
    nights,
    tier,
    unitPrice,
    factor,
    amount,
    deposit,
    note: line.note,
  };
}
