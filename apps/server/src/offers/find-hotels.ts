import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { CatalogueItem } from './item.ts';
import { findItems } from './store/items.ts';

/** A hotel with its rooms. */
export interface OfferedHotel {
  readonly hotel: CatalogueItem;
  readonly rooms: readonly CatalogueItem[];
}

/** One hotel, or all, in the organiser's order. */
export async function findHotels(
  database: Database,
  scope: Scope,
  hotelId: string | undefined,
): Promise<readonly OfferedHotel[]> {
  const items = await findItems(database, scope, ['hotel', 'room']);
  const rooms = new Map<string | null, CatalogueItem[]>();
  for (const item of items) {
    if (item.kind !== 'room') continue;
    const there = rooms.get(item.parentId);
    if (there === undefined) rooms.set(item.parentId, [item]);
    else there.push(item);
  }
  return items
    .filter(({ kind, itemId }) => kind === 'hotel' && (hotelId === undefined || itemId === hotelId))
    .map((hotel) => ({ hotel, rooms: rooms.get(hotel.itemId) ?? [] }));
}
