import type { CatalogueItem } from '../../../offers/index.ts';
import type { Transaction } from '../../../database/database.ts';
import { readSetting, type Exhibition } from '../../../exhibitions/index.ts';
import { addSpent, findSpent } from '../../store/holds.ts';
import type { Draw } from './draws-of.ts';
import { longestHold, uncountedHold } from './hold.ts';
import type { Order, OrderLine } from '../order.ts';

interface Counted {
  /** As it was before the change. */
  readonly order: Order;
  readonly drawsBefore: readonly Draw[];
  readonly draws: readonly Draw[];
  readonly lines: readonly OrderLine[];
  readonly items: ReadonlyMap<string, CatalogueItem>;
  /** Items that there is a stock of. */
  readonly finite: ReadonlySet<string>;
  readonly at: Date;
}

/** Counts how long an order was held until a change, and says how long it is held after it. */
export async function countHold(
  transaction: Transaction,
  exhibition: Exhibition,
  { order, drawsBefore, draws, lines, items, finite, at }: Counted,
): Promise<Pick<Order, 'holdDays' | 'holdSince' | 'holdCountedAt' | 'holdLeft'>> {
  const finiteOf = (taken: readonly Draw[]): string[] => [
    ...new Set(taken.map(({ itemId }) => itemId).filter((itemId) => finite.has(itemId))),
  ];
  const { subjectKey } = order;
  await addSpent(transaction, exhibition, subjectKey, finiteOf(drawsBefore), uncountedHold(order, at));
  const taken = finiteOf(draws);
  const spent = await findSpent(transaction, exhibition, subjectKey, taken);
  const days = lines.flatMap(({ itemId }) => items.get(itemId)?.holdDays ?? []);
  // Things of which there are so many are never held for ever; parts of a pack are on no line.
  const unsaid = taken.some((itemId) => (items.get(itemId)?.holdDays ?? null) === null);
  if (unsaid) days.push(await readSetting(transaction, exhibition, 'holdDays'));
  const stands = order.status === 'placed' && order.submissionStatus !== 'fail';
  return {
    holdDays: days.length === 0 ? null : Math.min(...days),
    holdSince: lines.length === 0 ? null : stands ? (order.holdSince ?? at) : at,
    holdCountedAt: at,
    holdLeft: Math.max(0, longestHold - Math.max(0, ...spent.values())),
  };
}
