import type { Dictionary } from './dictionary.ts';
import { entryDictionary } from './entry-dictionary.ts';
import { shippedEntries } from './shipped/shipped-entries.ts';
import { findEntries } from './store.ts';

/** The list that the organiser keeps under a code, else the one that comes with the product; any other code is empty. */
export function storedDictionary(code: string): Dictionary {
  return entryDictionary(async (database, scope) => {
    const kept = await findEntries(database, scope, code);
    return kept.length > 0 ? kept : (shippedEntries.get(code) ?? []);
  });
}
