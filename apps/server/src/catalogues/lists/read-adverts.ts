import { matchesSearch, findItems, type CatalogueItem } from '../../offers/index.ts';
import type { AdvertPage, AdvertPosition, LedQuery, StadiumQuery } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import type { ItemKind } from '../../database/tables/catalogue-tables.ts';
import { leftOf, type Stock } from '../stock.ts';
import { findStock, sumConfirmed } from '../store/stock.ts';
import { pageOf } from './page-of.ts';
import { presentItem, type ItemView } from './present-item.ts';

const keys = ['id', 'name', 'price', 'stock', 'day', 'slot', 'screen', 'state'] as const;

/** Which places are asked for; undefined is any. */
interface PositionFilter {
  readonly search?: string | undefined;
  readonly state?: AdvertPosition['state'] | undefined;
}

/** Places for advertising of some kinds, in the organiser's order. */
export async function readPositions(
  database: Database,
  kinds: readonly ItemKind[],
  { search, state }: PositionFilter,
  view: ItemView,
): Promise<AdvertPosition[]> {
  const items = await findItems(database, view.scope, kinds);
  const ids = items.map(({ itemId }) => itemId);
  const [stock, confirmed] = await Promise.all([
    findStock(database, view.scope, ids),
    sumConfirmed(database, view.scope, ids),
  ]);
  const byId = new Map(stock.map((one) => [one.itemId, one]));
  return items
    .filter((item) => matchesSearch(search, item.itemId, item.name))
    .map((item) => presentPosition(item, byId.get(item.itemId), confirmed.get(item.itemId) ?? 0, view))
    .filter((position) => state === undefined || position.state === state);
}

/**
 * Positions in the halls, page by page.
 * @throws Refusal BAD_REQUEST for unknown sort keys.
 */
export async function readStadiums(
  database: Database,
  query: StadiumQuery,
  view: ItemView,
): Promise<AdvertPage> {
  return pageOf(await readPositions(database, ['hall'], query, view), keys, query);
}

/**
 * Slots of the LED screens, one an hour range and day, or the screens themselves, page by page.
 * @throws Refusal BAD_REQUEST for unknown sort keys.
 */
export async function readLed(database: Database, query: LedQuery, view: ItemView): Promise<AdvertPage> {
  const { kind = 'slot', screen, slot, day } = query;
  const slots = (await readPositions(database, ['led'], { ...query, state: undefined }, view)).filter(
    (position) =>
      (screen === undefined || position.screen === screen) &&
      (slot === undefined || position.slot === slot || `${position.screen}-${position.slot}` === slot) &&
      (day === undefined || position.day === day || position.day?.slice(5).replace('-', '') === day),
  );
  if (kind === 'slot') {
    const { state } = query;
    return pageOf(
      slots.filter((position) => state === undefined || position.state === state),
      keys,
      query,
    );
  }
  const all = await readPositions(database, ['led'], {}, view);
  const screens = (await readPositions(database, ['screen'], { search: query.search }, view))
    .filter(({ id }) => screen === undefined || id === screen)
    .map((position) => withSlots(position, all));
  const { state } = query;
  return pageOf(
    screens.filter((position) => state === undefined || position.state === state),
    keys,
    query,
  );
}

/** A screen has what its slots have, at the price of one of them. */
function withSlots(screen: AdvertPosition, slots: readonly AdvertPosition[]): AdvertPosition {
  const own = slots.filter((slot) => slot.screen === screen.id);
  const [first] = own;
  const unlimited = own.some(({ stock }) => stock === null);
  const left = own.reduce((sum, slot) => sum + (slot.stock ?? 0), 0);
  const state = own.some((slot) => slot.state === 'free')
    ? 'free'
    : own.some((slot) => slot.state === 'reserved')
      ? 'reserved'
      : 'taken';
  return {
    ...screen,
    ...(first === undefined ? {} : { price: first.price, tier: first.tier, tiers: first.tiers }),
    stock: unlimited ? null : left,
    state,
  };
}

function presentPosition(
  item: CatalogueItem,
  stock: Stock | undefined,
  confirmed: number,
  view: ItemView,
): AdvertPosition {
  const left = stock === undefined ? 0 : leftOf(stock);
  const { details } = item;
  return {
    ...presentItem(item, left, view),
    state: stateOf(left, confirmed, stock?.stock ?? 0),
    size: details['size'] ?? null,
    screen: item.parentId,
    slot: details['slot'] ?? null,
    day: details['day'] ?? null,
    hours: details['hours'] ?? null,
  };
}

/** All in hundredths. */
function stateOf(left: number | null, confirmed: number, stock: number): AdvertPosition['state'] {
  if (left === null || left > 0) return 'free';
  return confirmed < stock ? 'reserved' : 'taken';
}
