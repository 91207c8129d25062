// What can be ordered and who builds stands, and the dictionaries that choose among them.
export { builderEntries } from './builder-entries.ts';
export { offerDictionaries } from './dictionaries.ts';
export { facilityEntry } from './facility-entry.ts';
export { findFacilities } from './find-facilities.ts';
export { findHotels } from './find-hotels.ts';
export { hotelEntry } from './hotel-entry.ts';
export type { CatalogueItem } from './item.ts';
export { ledEntries } from './led-entries.ts';
export { matchesSearch } from './matches-search.ts';
export { findBuilders, type StandBuilder } from './store/builders.ts';
export { findItems, findItemsById } from './store/items.ts';
