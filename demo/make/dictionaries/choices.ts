import { shippedEntries, type StoredEntry } from '../../../apps/server/src/dictionaries/index.ts';
import {
  builderEntries,
  facilityEntry,
  hotelEntry,
  ledEntries,
} from '../../../apps/server/src/offers/index.ts';
import { standBuilders } from '../catalogues/builders.ts';
import { catalogueFacilities } from '../catalogues/catalogue-facilities.ts';
import { hotelItems } from '../catalogues/hotels.ts';
import { screens } from '../catalogues/screens.ts';
import { mainExhibitors } from '../exhibitors/exhibitors-main.ts';

/** What the demo's forms choose from, by code, before anything is stored: what is on offer, stands, and shipped lists. */
export const demoChoices: ReadonlyMap<string, readonly StoredEntry[]> = new Map([
  ...shippedEntries,
  ...Object.entries(offered()),
]);

function offered(): Readonly<Record<string, readonly StoredEntry[]>> {
  const sold = screens('2027-03-18').map(({ item }) => item);
  return {
    facilities: [
      ...catalogueFacilities.map(({ item }) => item),
      ...sold.filter(({ kind }) => kind === 'screen'),
    ].map(facilityEntry),
    hotels: hotelItems('2027-03-12', 1).map(({ item }) => hotelEntry(item)),
    'led-slots': ledEntries(sold),
    'stand-builders': builderEntries(standBuilders),
    // Of exhibitors that even the smallest demo has.
    stands: mainExhibitors
      .slice(0, 8)
      .flatMap(({ booths }) => booths)
      .filter(({ type }) => type !== 'std')
      .map(({ hall, number }) => ({
        value: `${hall}-${number}`,
        parent: null,
        label: {},
        description: null,
        facets: { hall: [hall] },
        disabled: false,
      })),
  };
}
