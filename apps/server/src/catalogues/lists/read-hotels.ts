import { findHotels, type CatalogueItem } from '../../offers/index.ts';
import type { Hotel, HotelQuery, HotelRoom } from '@zhantai/contract';
import { isRealDate } from '@zhantai/engine';
import type { Database } from '../../database/database.ts';
import { localText } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { leftOf, type Stock } from '../stock.ts';
import { quantityOf } from '../money.ts';
import { findStock } from '../store/stock.ts';
import { presentImage, presentItem, type ItemView } from './present-item.ts';

/**
 * Hotels with their rooms, and what is left of them each night.
 * @throws Refusal BAD_REQUEST for a stay that is none.
 */
export async function readHotels(
  database: Database,
  { hotelId, start, end }: HotelQuery,
  view: ItemView,
): Promise<Hotel[]> {
  const stay = readStay(start, end);
  const hotels = await findHotels(database, view.scope, hotelId);
  const stock = await findStock(
    database,
    view.scope,
    hotels.flatMap(({ rooms }) => rooms.map(({ itemId }) => itemId)),
  );
  return hotels.map(({ hotel, rooms }) => ({
    id: hotel.itemId,
    name: localText(hotel.name, view.language),
    image: presentImage(hotel, view),
    distance: hotel.details['distance'] === undefined ? null : Number(hotel.details['distance']),
    way: hotel.details['way'] ?? '',
    rooms: rooms.map((room) => presentRoom(room, stock, stay, view)),
  }));
}

interface Stay {
  readonly start: string;
  readonly end: string;
}

function readStay(start: string | undefined, end: string | undefined): Stay | null {
  if (start === undefined && end === undefined) return null;
  if (start === undefined || end === undefined || !isRealDate(start) || !isRealDate(end) || start >= end) {
    throw new Refusal('BAD_REQUEST', { detail: 'start, end' });
  }
  return { start, end };
}

function presentRoom(
  room: CatalogueItem,
  stock: readonly Stock[],
  stay: Stay | null,
  view: ItemView,
): HotelRoom {
  const own = stock.filter(({ itemId }) => itemId === room.itemId);
  const lefts = own.map((night) => leftOf(night));
  const least = smallest(lefts);
  return {
    // Beside the nights: what is left of the fullest one.
    ...presentItem(room, own.length === 0 ? 0 : least, view),
    nights: own.map((night) => {
      const left = leftOf(night);
      return { day: night.slot, left: left === null ? null : quantityOf(left) };
    }),
    left: stay === null ? null : leftFor(own, stay),
  };
}

function leftFor(nights: readonly Stock[], { start, end }: Stay): number | null {
  const inside = nights.filter(({ slot }) => slot >= start && slot < end);
  const wanted = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  if (inside.length < wanted) return 0;
  const least = smallest(inside.map((night) => leftOf(night)));
  return least === null ? null : quantityOf(least);
}

/** Null is unlimited. */
function smallest(lefts: readonly (number | null)[]): number | null {
  const limited = lefts.flatMap((left) => (left === null ? [] : [left]));
  return limited.length === 0 ? null : Math.min(...limited);
}
