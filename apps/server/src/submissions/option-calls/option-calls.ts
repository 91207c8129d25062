import { calls, limits } from '@zhantai/contract';
import { findBooths, findExhibitor, readEmployers } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { Asker } from '../../dictionaries/index.ts';
import { localText } from '../../exhibitions/index.ts';
import { readBoothPage } from '../../forms/index.ts';
import { findFacilities, findHotels } from '../../offers/index.ts';

/** A call that lists what can be chosen. */
export interface OptionCall {
  /** Whether every exhibitor has entries of their own. */
  readonly perExhibitor: boolean;
  /**
   * What the call gives as its `data`, whole, without what changes from one moment to the next: prices, stock and signed
   * links, by which nobody chooses.
   */
  read(database: Database, asker: Asker, query: Readonly<Record<string, string>>): Promise<unknown>;
}

/** The calls by path; every other path of ours is a dictionary. */
export const optionCalls: ReadonlyMap<string, OptionCall> = new Map<string, OptionCall>([
  [
    calls.selectHotel.path,
    {
      perExhibitor: false,
      async read(database, { scope, language }, { hotelId }) {
        const hotels = await findHotels(database, scope, hotelId || undefined);
        return hotels.map(({ hotel, rooms }) => ({
          id: hotel.itemId,
          name: localText(hotel.name, language),
          way: hotel.details['way'] ?? '',
          rooms: rooms.map((room) => ({
            id: room.itemId,
            category: room.categories[0] ?? '',
            name: localText(room.name, language),
            unit: localText(room.unit, language),
          })),
        }));
      },
    },
  ],
  [
    calls.selectEmployer.path,
    {
      perExhibitor: false,
      read: (database, { scope, language }, { kind, search }) =>
        readEmployers(database, scope, { kind: kind === 'transport' ? kind : 'builder', search }, language),
    },
  ],
  [
    calls.queryFacilities.path,
    {
      perExhibitor: false,
      async read(database, { scope, language }, { category, search }) {
        const items = await findFacilities(database, scope, { category: category || undefined, search });
        return items.map((item) => ({
          id: item.itemId,
          category: category || (item.categories[0] ?? ''),
          name: localText(item.name, language),
          unit: localText(item.unit, language),
        }));
      },
    },
  ],
  [
    calls.boothPage.path,
    {
      perExhibitor: true,
      async read(database, { scope, exhibitorId, language }, { formType, hall, number }) {
        const exhibitor = exhibitorId === null ? null : await findExhibitor(database, scope, exhibitorId);
        if (exhibitor === null) return { records: [] };
        const booths =
          (await findBooths(database, scope, [exhibitor.exhibitorId])).get(exhibitor.exhibitorId) ?? [];
        return readBoothPage(
          database,
          { exhibition: scope, booths, viewer: { role: 'exhibitor', tags: exhibitor.tags, booths } },
          {
            ...(formType ? { formType } : {}),
            ...(hall ? { hall } : {}),
            ...(number ? { number } : {}),
            size: limits.maxPageSize,
          },
          language,
        );
      },
    },
  ],
]);
