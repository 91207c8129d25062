import { findFacilities } from '../../offers/index.ts';
import type { Facility, FacilityPage, FacilityPageQuery, FacilityQuery } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import { leftOf } from '../stock.ts';
import { findStock } from '../store/stock.ts';
import { pageOf } from './page-of.ts';
import { presentItem, type ItemView } from './present-item.ts';

const keys = ['id', 'name', 'category', 'price', 'stock'] as const;

/** Facilities, tools and packs of a category, in the organiser's order. */
export async function readFacilities(
  database: Database,
  query: FacilityQuery,
  view: ItemView,
): Promise<Facility[]> {
  const { category } = query;
  const items = await findFacilities(database, view.scope, query);
  const stock = await findStock(
    database,
    view.scope,
    items.map(({ itemId }) => itemId),
  );
  const byId = new Map(stock.map((one) => [one.itemId, leftOf(one)]));
  return items.map((item) => ({
    ...presentItem(item, byId.has(item.itemId) ? (byId.get(item.itemId) ?? null) : 0, view),
    category: category ?? item.categories[0] ?? '',
    categories: [...item.categories],
    decimals: item.decimals,
    periods: Object.entries(item.factors).map(([period, factor]) => ({ period, factor: factor / 100 })),
  }));
}

/**
 * As {@link readFacilities}, page by page.
 * @throws Refusal BAD_REQUEST for unknown sort keys.
 */
export async function readFacilityPage(
  database: Database,
  query: FacilityPageQuery,
  view: ItemView,
): Promise<FacilityPage> {
  return pageOf(await readFacilities(database, query, view), keys, query);
}
