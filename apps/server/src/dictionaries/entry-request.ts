import type { EntryFilter } from './dictionary.ts';

/** What a call asked of a dictionary: entries by filter, or the labels of known values. */
export type EntryRequest =
  | { readonly kind: 'list'; readonly filter: EntryFilter }
  | { readonly kind: 'find'; readonly values: readonly string[] };

/** Reads `parentKey`, `keys` (echo, with commas) and filters; a filter that is sent empty leaves nothing. */
export function readEntryRequest(query: Readonly<Record<string, string | undefined>>): EntryRequest {
  const { parentKey, keys, ...rest } = query;
  if (keys !== undefined) return { kind: 'find', values: splitKeys(keys) };
  const facets = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { kind: 'list', filter: { parentKey, facets } };
}

function splitKeys(keys: string): readonly string[] {
  const parts = keys.split(/[,|]/).map((key) => key.trim());
  return [...new Set(parts.filter((key) => key !== ''))];
}
