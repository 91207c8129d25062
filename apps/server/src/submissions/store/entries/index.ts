// What lists and counts of submissions are read from.
export { countEntries, countSubjects, type EntryCount } from './count-entries.ts';
export type { EntryFilter } from './entry-filter.ts';
export { entrySortKeys, type EntrySortKey } from './entry-order.ts';
export { findAllEntries, findEntries } from './find-entries.ts';
export { foldChanges } from './fold-changes.ts';
export { recount } from './recount.ts';
