import type { ConsoleDictionaryName } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { countryDictionary } from './country-dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { regionDictionary } from './region-dictionary.ts';
import { shippedEntries } from './shipped/shipped-entries.ts';
import { hasEntries, summariseEntries } from './store.ts';
import { storedDictionary } from './stored-dictionary.ts';

/** A dictionary of an exhibition: where it comes from, how many entries it has, what filters it. */
export type DictionarySummary = Omit<ConsoleDictionaryName, 'title' | 'usedBy'>;

/** Dictionaries by code. */
export interface Dictionaries {
  of(code: string): Dictionary;
  /** Whether there is a dictionary of that code in this exhibition at all. */
  isKnown(database: Database, scope: Scope, code: string): Promise<boolean>;
  /** All of an exhibition, by code. */
  all(database: Database, scope: Scope): Promise<readonly DictionarySummary[]>;
  /** Whether it is made of what the product or the exhibition knows, and not kept by the organiser. */
  isMade(code: string): boolean;
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
    isMade: (code) => named.has(code),
    of: (code) => named.get(code) ?? storedDictionary(code),
    isKnown: async (database, scope, code) =>
      named.has(code) || shippedEntries.has(code) || hasEntries(database, scope, code),
    all: async (database, scope) => {
      const kept = await summariseEntries(database, scope);
      const keptCodes = new Set(kept.map(({ code }) => code));
      const own: readonly DictionarySummary[] = kept.map((one) => ({ ...one, origin: 'own' }));
      const shipped: readonly DictionarySummary[] = [...shippedEntries].map(([code, entries]) => ({
        code,
        origin: 'shipped',
        entries: entries.length,
        filters: [...new Set(entries.flatMap(({ facets }) => Object.keys(facets)))],
      }));
      const made: readonly DictionarySummary[] = [...named.keys()].map((code) => ({
        code,
        origin: 'made',
        entries: null,
        filters: [],
      }));
      return [
        ...own.filter(({ code }) => !named.has(code)),
        ...shipped.filter(({ code }) => !keptCodes.has(code) && !named.has(code)),
        ...made,
      ];
    },
  };
}
