// What tests of other features, and the tool that makes the demo, use of dictionaries.
export { findEntries, putEntries } from './store.ts';
