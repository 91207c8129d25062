// Lists of options: shipped, kept by the organiser, or made for each asker.
export type { Asker, Dictionary, EntryFilter, PlacedEntry } from './dictionary.ts';
export { entryDictionary } from './entry-dictionary.ts';
export { readEntryRequest } from './entry-request.ts';
export { listedDictionary } from './listed-dictionary.ts';
export { dictionaryRoutes } from './routes.ts';
export { createDictionaries, type Dictionaries } from './registry.ts';
export { findEntries, putEntries, type StoredEntry } from './store.ts';
export { shippedEntries } from './shipped/shipped-entries.ts';
export { dictionaryArchive } from './archive.ts';
