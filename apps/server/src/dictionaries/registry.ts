import { countryDictionary } from './country-dictionary.ts';
import type { Dictionary } from './dictionary.ts';
import { regionDictionary } from './region-dictionary.ts';
import { storedDictionary } from './stored-dictionary.ts';

/** Dictionaries by code. */
export interface Dictionaries {
  of(code: string): Dictionary;
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
  return { of: (code) => named.get(code) ?? storedDictionary(code) };
}
