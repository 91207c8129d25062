import type { ConsoleDictionaries } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { countryDictionary } from './country-dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { regionDictionary } from './region-dictionary.ts';
import { shippedEntries } from './shipped/shipped-entries.ts';
import { hasEntries, summariseEntries } from './store.ts';
import { storedDictionary } from './stored-dictionary.ts';

/** Dictionaries by code. */
export interface Dictionaries {
  of(code: string): Dictionary;
  /** Whether there is a dictionary of that code in this exhibition at all. */
  isKnown(database: Database, scope: Scope, code: string): Promise<boolean>;
  /** All of an exhibition, by code. */
  all(database: Database, scope: Scope): Promise<ConsoleDictionaries['dictionaries']>;
}

/**
 * Shipped dictionaries, those that later features resolve for each caller, and the organiser's own under every other code.
 * @param dynamic by code, e.g. `booths`.
 */
export function createDictionaries(dynamic: Readonly<Record<string, Dictionary>>): Dictionaries {
  const named = new Map<string, Dictionary>([
    ['country', countryDictionary],
    ['region-cn', regionDictionary],
    ...Object.entries(dynamic),
  ]);
  return {
    of: (code) => named.get(code) ?? storedDictionary(code),
    isKnown: async (database, scope, code) =>
      named.has(code) || shippedEntries.has(code) || hasEntries(database, scope, code),
    all: async (database, scope) => {
      const kept = await summariseEntries(database, scope);
      const keptCodes = new Set(kept.map(({ code }) => code));
      const shipped = [...shippedEntries].map(([code, entries]) => ({
        code,
        entries: entries.length,
        filters: [...new Set(entries.flatMap(({ facets }) => Object.keys(facets)))],
      }));
      return [
        ...kept.filter(({ code }) => !named.has(code)),
        ...shipped.filter(({ code }) => !keptCodes.has(code) && !named.has(code)),
        ...[...named.keys()].map((code) => ({ code, entries: null, filters: [] })),
      ].toSorted((one, other) => (one.code < other.code ? -1 : 1));
    },
  };
}
