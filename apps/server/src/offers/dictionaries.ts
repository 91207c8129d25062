import { entryDictionary, type Dictionary } from '../dictionaries/index.ts';
import { builderEntries } from './builder-entries.ts';
import { facilityEntry } from './facility-entry.ts';
import { hotelEntry } from './hotel-entry.ts';
import { ledEntries } from './led-entries.ts';
import { findBuilders } from './store/builders.ts';
import { findItems } from './store/items.ts';

/** The dictionaries that what is on offer makes up, by code: prices, rooms and builders are kept once. */
export const offerDictionaries: Readonly<Record<string, Dictionary>> = {
  facilities: entryDictionary(async (database, scope) => {
    const kinds = ['facility', 'pack', 'print', 'hall', 'screen'] as const;
    return (await findItems(database, scope, kinds)).map(facilityEntry);
  }),
  hotels: entryDictionary(async (database, scope) =>
    (await findItems(database, scope, ['hotel', 'room'])).map(hotelEntry),
  ),
  'led-slots': entryDictionary(async (database, scope) =>
    ledEntries(await findItems(database, scope, ['screen', 'led'])),
  ),
  'stand-builders': entryDictionary(async (database, scope) =>
    builderEntries(await findBuilders(database, scope)),
  ),
};
