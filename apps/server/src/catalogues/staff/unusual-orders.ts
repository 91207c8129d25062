import type { CatalogueItem } from '../../offers/index.ts';
import { quantityBound, type UsualBounds } from '../quantity-bound.ts';
import { drawKey, drawsOf } from '../orders/stock/draws-of.ts';
import type { Stock } from '../stock.ts';
import type { OpenLine } from '../store/open-orders.ts';

/** An unpaid order of more than so many times what its form is usually ordered for is unusual. */
export const unusualTimes = 5;

/** What orders are judged with. */
export interface UnusualFacts {
  readonly items: ReadonlyMap<string, CatalogueItem>;
  readonly stock: readonly Stock[];
  readonly usual: UsualBounds;
  /** Square metres by exhibitor. */
  readonly areas: ReadonlyMap<string, number>;
  /** What staff let an exhibitor have, by exhibitor and item. */
  readonly allowed: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Fen by form. */
  readonly medians: ReadonlyMap<string, number>;
}

/** Why an order is unusual. Hundredths of the unit, and fen. */
export interface UnusualOrderRow {
  readonly orderId: string;
  readonly formId: string;
  readonly total: number;
  readonly placedAt: Date;
  /** Of each item of the order what its subject has in all open orders. */
  readonly unpaidItems: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly bound: number;
    readonly unusual: boolean;
  }[];
  readonly usual: number | null;
}

/**
 * Which open orders are unusual: those with an item of which their subject has over half the bound in all of them, and
 * those dearer than {@link unusualTimes} times the median of their form. What staff let an exhibitor have is not unusual
 * any more, and an order all of whose items they let it have is not either.
 */
export function unusualOrders(lines: readonly OpenLine[], facts: UnusualFacts): readonly UnusualOrderRow[] {
  const slots = new Map(facts.stock.map((slot) => [drawKey(slot), slot]));
  return [...groupBy(lines, ({ subjectKey }) => subjectKey).values()].flatMap((own) =>
    ofSubject(own, facts, slots),
  );
}

function ofSubject(
  lines: readonly OpenLine[],
  { items, usual, areas, allowed, medians }: UnusualFacts,
  slots: ReadonlyMap<string, Stock>,
): readonly UnusualOrderRow[] {
  const exhibitorId = lines[0]?.exhibitorId ?? '';
  const unpaidItems = new Map<string, { readonly quantity: number; readonly bound: number }>();
  for (const { itemId, slot, quantity } of drawsOf(new Map(), lines)) {
    const item = items.get(itemId);
    if (item === undefined) continue;
    const stock = slots.get(drawKey({ itemId, slot }))?.stock ?? null;
    const bound = quantityBound(item, stock, areas.get(exhibitorId) ?? 0, usual);
    const known = unpaidItems.get(itemId);
    // Of a room the night counts that comes nearest to its bound.
    if (known === undefined || quantity / bound > known.quantity / known.bound)
      unpaidItems.set(itemId, { quantity, bound });
  }
  const isAllowed = (itemId: string): boolean =>
    (unpaidItems.get(itemId)?.quantity ?? 0) <= (allowed.get(exhibitorId)?.get(itemId) ?? 0);
  return [...groupBy(lines, ({ orderId }) => orderId).values()].flatMap((own): UnusualOrderRow[] => {
    const [line] = own;
    if (line === undefined) return [];
    const all = [...new Set(own.map(({ itemId }) => itemId))].flatMap((itemId) => {
      const one = unpaidItems.get(itemId);
      const unusual = one !== undefined && !isAllowed(itemId) && one.quantity * 2 > one.bound;
      return one === undefined ? [] : [{ itemId, ...one, unusual }];
    });
    const median = medians.get(line.formId);
    const dear =
      median !== undefined &&
      line.total > unusualTimes * median &&
      all.some(({ itemId }) => !isAllowed(itemId));
    if (!dear && !all.some(({ unusual }) => unusual)) return [];
    const { orderId, formId, total, placedAt } = line;
    return [{ orderId, formId, total, placedAt, unpaidItems: all, usual: dear ? median : null }];
  });
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const known = groups.get(keyOf(value));
    if (known === undefined) groups.set(keyOf(value), [value]);
    else known.push(value);
  }
  return groups;
}
