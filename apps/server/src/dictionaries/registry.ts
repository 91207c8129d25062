import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { countryDictionary } from './country-dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { regionDictionary } from './region-dictionary.ts';
import { shippedEntries } from './shipped/shipped-entries.ts';
import { hasEntries } from './store.ts';
import { storedDictionary } from './stored-dictionary.ts';

/** Dictionaries by code. */
export interface Dictionaries {
  of(code: string): Dictionary;
  /** Whether there is a dictionary of that code in this exhibition at all. */
  isKnown(database: Database, scope: Scope, code: string): Promise<boolean>;
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
  };
}
