import type { UnusualOrdersPage, UnusualOrdersQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../../auth/index.ts';
import { findBooths } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { readSetting, type Exhibition } from '../../exhibitions/index.ts';
import { findItemsById } from '../../offers/index.ts';
import {
  boundTotal,
  mostListed,
  requireShown,
  pageWindow,
  presentPage,
  readSort,
} from '../../platform/paging.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import { quantityOf, yuan } from '../money.ts';
import { releaseLapsed } from '../orders/stock/release-lapsed.ts';
import { quantityBound, type UsualBounds } from '../quantity-bound.ts';
import { findAllowed } from '../store/bounds.ts';
import { findItemBounds, type ItemBound } from '../store/item-bounds.ts';
import { findOpenLines, type LeastBound } from '../store/open-orders.ts';
import { findOrdersById } from '../store/orders.ts';
import { findStock } from '../store/stock.ts';
import { presentForStaff } from './present.ts';
import { unusualOrders, unusualTimes, type UnusualOrderRow } from './unusual-orders.ts';

const keys = ['total', 'placedAt'] as const;

/**
 * One page of the unpaid orders that staff should look at, as far as their limits let them.
 * @throws Refusal BAD_REQUEST for an unknown sort key.
 */
export async function readUnusualPage(
  { database, now }: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  query: UnusualOrdersQuery,
  language: Language,
): Promise<UnusualOrdersPage> {
  const requested = readSort(keys, query);
  const wanted = requested.length === 0 ? [{ key: 'total', descending: true } as const] : requested;
  const at = now();
  await releaseLapsed(database, exhibition, at);
  const all = await findUnusual(database, exhibition, staff);
  const matching = all
    .filter(({ formId }) => query.formId === undefined || formId === query.formId)
    .toSorted((one, other) => {
      for (const { key, descending } of wanted) {
        const order = Number(one[key]) - Number(other[key]);
        if (order !== 0) return descending ? -order : order;
      }
      const order = one.orderId < other.orderId ? -1 : 1;
      return wanted[0]?.descending === true ? -order : order;
    });
  const total = boundTotal(matching.length);
  const window = pageWindow(query);
  requireShown(window, total);
  const shown = matching.slice(window.offset, window.offset + window.size);
  const orders = await findOrdersById(
    database,
    exhibition,
    shown.map(({ orderId }) => orderId),
  );
  const reasons = new Map(shown.map((row) => [row.orderId, row]));
  const presented = await presentForStaff(database, exhibition, orders, at, language);
  const records = presented.flatMap((order) => {
    const row = reasons.get(order.id);
    if (row === undefined) return [];
    const unpaidItems = row.unpaidItems.map(({ itemId, quantity, bound, unusual }) => ({
      itemId,
      quantity: quantityOf(quantity),
      bound: quantityOf(bound),
      unusual,
    }));
    return [{ ...order, unpaidItems, usual: row.usual === null ? null : yuan(Math.round(row.usual)) }];
  });
  return presentPage(records, total, query);
}

async function findUnusual(
  database: Database,
  exhibition: Exhibition,
  staff: Staff,
): Promise<readonly UnusualOrderRow[]> {
  const [bounds, most, mostWithoutStock] = await Promise.all([
    findItemBounds(database, exhibition),
    readSetting(database, exhibition, 'quantityMost'),
    readSetting(database, exhibition, 'quantityMostWithoutStock'),
  ]);
  const usual = { most, mostWithoutStock };
  const { lines, medians } = await findOpenLines(database, exhibition, staff, {
    bounds: bounds.map((bound) => leastBound(bound, usual)),
    times: unusualTimes,
    // Each has one order at least.
    most: mostListed + 1,
  });
  if (lines.length === 0) return [];
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))];
  const exhibitorIds = [...new Set(lines.flatMap(({ exhibitorId }) => exhibitorId ?? []))];
  const [items, stock, booths, allowed] = await Promise.all([
    findItemsById(database, exhibition, itemIds),
    findStock(database, exhibition, itemIds),
    findBooths(database, exhibition, exhibitorIds),
    findAllowed(database, exhibition, exhibitorIds, itemIds),
  ]);
  const areas = new Map(
    [...booths].map(([id, own]) => [id, own.reduce((sum, booth) => sum + booth.area, 0)]),
  );
  return unusualOrders(lines, { items, stock, usual, areas, allowed, medians });
}

/** What nobody's bound of an item is below. */
function leastBound(
  { itemId, most, mostBy, leastStock, unlimited }: ItemBound,
  usual: UsualBounds,
): LeastBound {
  const ofStock = [...(unlimited ? [null] : []), ...(leastStock === null ? [] : [leastStock])];
  const least = Math.min(...ofStock.map((stock) => quantityBound({ most, mostBy }, stock, 0, usual)));
  return { itemId, least, byArea: most !== null && mostBy === 'area' };
}
