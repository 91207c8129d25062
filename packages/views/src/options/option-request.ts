import type { DictionarySource } from '@zhantai/engine';
import type { OptionRequest } from './option-store.ts';

/** The request for a source with these query values; equal requests have equal keys. */
export function optionRequest(
  source: DictionarySource,
  query: Readonly<Record<string, string>>,
): OptionRequest {
  const key = JSON.stringify([
    source.method,
    source.url,
    sorted(query),
    sorted(source.headers),
    source.resPath,
    source.valueKey,
    source.labelKey,
    source.childrenKey,
  ]);
  return { key, source, query };
}

function sorted(record: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
