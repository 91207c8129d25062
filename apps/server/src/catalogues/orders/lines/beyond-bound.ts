import type { CatalogueItem } from '../../../offers/index.ts';
import { findBooths } from '../../../booths/index.ts';
import type { Transaction } from '../../../database/database.ts';
import { readSetting, type Exhibition } from '../../../exhibitions/index.ts';
import { quantityBound } from '../../quantity-bound.ts';
import { findAllowed, findStandingLines, type StandingLine } from '../../store/bounds.ts';
import { findSpent } from '../../store/holds.ts';
import { findStock } from '../../store/stock.ts';
import { drawsOf } from '../stock/draws-of.ts';
import { longestHold } from '../stock/hold.ts';
import type { Order, OrderLine } from '../order.ts';

/** An item of which an order wants more than its exhibitor may have. Hundredths of the unit. */
export interface BeyondBound {
  readonly itemId: string;
  /** Of all orders of the exhibitor together. */
  readonly wanted: number;
  readonly bound: number;
  /** `holdTime`: it was on hold so long unpaid that no more of it is reserved without a review. */
  readonly why: 'bound' | 'holdTime';
}

/**
 * Where an order goes beyond what one exhibitor may have. What was ordered before within the bounds of then may stay and
 * become less. Asked under the locks of the stock that it takes of: whoever orders the same waits until this is decided.
 * @param isTimed whether nothing but time ends the hold: no review has the word.
 */
export async function findBeyondBound(
  transaction: Transaction,
  exhibition: Exhibition,
  order: Order,
  lines: readonly OrderLine[],
  items: ReadonlyMap<string, CatalogueItem>,
  isTimed: boolean,
): Promise<readonly BeyondBound[]> {
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))];
  if (itemIds.length === 0) return [];
  const { exhibitorId, subjectKey } = order;
  const [stock, others, booths, allowed, spent, most, mostWithoutStock] = [
    await findStock(transaction, exhibition, itemIds),
    await findStandingLines(transaction, exhibition, subjectKey, itemIds, order.orderId),
    await findBooths(transaction, exhibition, exhibitorId === null ? [] : [exhibitorId]),
    await findAllowed(transaction, exhibition, exhibitorId === null ? [] : [exhibitorId], itemIds),
    isTimed ? await findSpent(transaction, exhibition, subjectKey, itemIds) : new Map<string, number>(),
    await readSetting(transaction, exhibition, 'quantityMost'),
    await readSetting(transaction, exhibition, 'quantityMostWithoutStock'),
  ];
  const area = (booths.get(exhibitorId ?? '') ?? []).reduce((sum, booth) => sum + booth.area, 0);
  const standing = order.status === 'placed' ? order.lines : [];
  const [before, after, elsewhere] = [quantities(standing), quantities(lines), quantities(others)];
  const beyond = new Map<string, BeyondBound>();
  for (const [key, { itemId, slot, quantity }] of after) {
    const item = items.get(itemId);
    if (item === undefined || quantity <= (before.get(key)?.quantity ?? 0)) continue;
    const found = stock.find((one) => one.itemId === itemId && one.slot === slot);
    const usual = quantityBound(item, found?.stock ?? null, area, { most, mostWithoutStock });
    const bound = Math.max(usual, allowed.get(exhibitorId ?? '')?.get(itemId) ?? 0);
    const wanted = quantity + (elsewhere.get(key)?.quantity ?? 0);
    const usedUp = found?.stock !== null && (spent.get(itemId) ?? 0) >= longestHold;
    if (wanted <= bound && !usedUp) continue;
    const known = beyond.get(itemId);
    if (known === undefined || known.wanted < wanted)
      beyond.set(itemId, { itemId, wanted, bound, why: wanted > bound ? 'bound' : 'holdTime' });
  }
  return [...beyond.values()];
}

/** How much of each slot lines order by themselves; what a pack takes of others is bounded with the pack. */
function quantities(lines: readonly StandingLine[]) {
  const draws = drawsOf(new Map(), lines);
  return new Map(draws.map((draw) => [`${draw.itemId}\n${draw.slot}`, draw]));
}
