import type { DictionarySource } from '@zhantai/engine';
import { optionRequest } from './option-request.ts';
import type { OptionRequest } from './option-store.ts';

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * The request of a dictionary with each `{{prop}}` replaced by what `read` tells of that field (engine.md §5), and
 * `extra` parameters such as the parent of a lazy level.
 */
export function fillDictionary(
  source: DictionarySource,
  read: (prop: string) => string,
  extra: Readonly<Record<string, string>> = {},
): OptionRequest {
  const query = Object.fromEntries(
    Object.entries(source.query).map(([key, template]) => [
      key,
      template.replace(placeholder, (_, prop: string) => read(prop)),
    ]),
  );
  const url = source.url.replace(placeholder, (_, prop: string) => encodeURIComponent(read(prop)));
  return optionRequest({ ...source, url }, { ...query, ...extra });
}
