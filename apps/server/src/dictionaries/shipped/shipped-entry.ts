import type { StoredEntry } from '../store.ts';

/** A label in the three languages. */
export type ShippedLabel = readonly [zhHans: string, zhHant: string, en: string];

/** Writes an entry that comes with the product briefly. */
export function shippedEntry(
  value: string,
  [zhHans, zhHant, en]: ShippedLabel,
  parent: string | null = null,
): StoredEntry {
  const label = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };
  return { value, parent, label, description: null, facets: {}, disabled: false };
}
