import type { DictionarySource } from '@zhantai/engine';

const PLACEHOLDER = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** A dictionary with each `{{prop}}` replaced by what `read` tells of it (engine.md §5). */
export function filledSource(
  source: DictionarySource,
  read: (prop: string) => string,
): { readonly source: DictionarySource; readonly query: Readonly<Record<string, string>> } {
  const query = Object.entries(source.query).map(
    ([key, value]) => [key, value.replace(PLACEHOLDER, (_, prop: string) => read(prop))] as const,
  );
  const url = source.url.replace(PLACEHOLDER, (_, prop: string) => encodeURIComponent(read(prop)));
  return { source: { ...source, url }, query: Object.fromEntries(query) };
}
