import type { DictionaryEntry } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Dictionary, EntryFilter } from './dictionary.ts';
import { presentEntry, presentPlaced } from './present.ts';
import type { StoredEntry } from './store.ts';

/** A dictionary that is the same for everybody in an exhibition. @param read all its entries, in order. */
export function entryDictionary(
  read: (database: Database, scope: Scope) => Promise<readonly StoredEntry[]>,
): Dictionary {
  return {
    perExhibitor: false,
    async list(database, asker, filter) {
      const entries = await read(database, asker.scope);
      return branch(entries, filter.parentKey ?? null, filter, asker.language, new Set());
    },
    async find(database, asker, values) {
      const entries = await read(database, asker.scope);
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
  return Object.entries(filter.facets).every(
    ([name, value]) => Object.hasOwn(entry.facets, name) && entry.facets[name]?.includes(value) === true,
  );
}
