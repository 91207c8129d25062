// What tests of other features use of dictionaries.
export { findEntries } from './store.ts';
