import type { DictionaryEntry } from '@zhantai/contract';
import type { Dictionary, EntryFilter } from './dictionary.ts';
import { presentEntry, presentPlaced } from './present.ts';
import { findEntries, type StoredEntry } from './store.ts';

/** The list that the organiser keeps under a code; a code nobody keeps is an empty list. */
export function storedDictionary(code: string): Dictionary {
  return {
    perExhibitor: false,
    async list(database, asker, filter) {
      const entries = await findEntries(database, asker.scope, code);
      return branch(entries, filter.parentKey ?? null, filter, asker.language, new Set());
    },
    async find(database, asker, values) {
      const entries = await findEntries(database, asker.scope, code);
      const byValue = new Map(entries.map((entry) => [entry.value, entry]));
      return values.flatMap((value) => {
        const entry = byValue.get(value);
        return entry === undefined ? [] : [presentPlaced(entry, asker.language)];
      });
    },
  };
}

function branch(
  entries: readonly StoredEntry[],
  parent: string | null,
  filter: EntryFilter,
  language: string,
  above: ReadonlySet<string>,
): DictionaryEntry[] {
  return entries
    .filter((entry) => entry.parent === parent && !above.has(entry.value) && passes(entry, filter))
    .map((entry) => {
      // An entry below itself would never end.
      const children = branch(entries, entry.value, filter, language, new Set([...above, entry.value]));
      return { ...presentEntry(entry, language), ...(children.length === 0 ? {} : { children }) };
    });
}

function passes(entry: StoredEntry, filter: EntryFilter): boolean {
  return Object.entries(filter.facets).every(([name, value]) => entry.facets[name]?.includes(value) === true);
}
