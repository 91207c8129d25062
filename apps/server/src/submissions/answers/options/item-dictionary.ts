import { calls } from '@zhantai/contract';
import type { Answers, DictionarySource, Item } from '@zhantai/engine';
import { readEntryRequest, type EntryFilter } from '../../../dictionaries/index.ts';

/** The dictionary of this house that an item takes its options from. */
export interface ItemDictionary {
  readonly code: string;
  /** As the page asks it; null where the filter depends on the row a cell stands in. */
  readonly filter: EntryFilter | null;
}

const ownPath = /^\/api\/dict\/([\w-]+)$/;
const bladePaths: readonly string[] = [calls.bladeDictionary.path, calls.bladeBusinessDictionary.path];

/** Reads `dicUrl` and `dicQuery`; null for items without a dictionary of ours, and for those of foreign hosts. */
export function itemDictionary(item: Item, answers: Answers): ItemDictionary | null {
  const source = item.dictionary;
  if (source === null) return null;
  const [path = ''] = source.url.split('?', 1);
  const blade = bladePaths.includes(path);
  const named = queryOf(source)['code'] ?? '';
  const code = blade ? named : ownPath.exec(path)?.[1];
  if (code === undefined || !/^[\w-]+$/.test(code)) return null;
  // Blade's list is always whole.
  if (blade) return { code, filter: { facets: {}, whole: true } };
  const query = filledQuery(source, answers);
  if (query === null) return { code, filter: null };
  const { code: facet = '', ...rest } = query;
  const request = readEntryRequest(facet === '' ? rest : query);
  return { code, filter: request.kind === 'list' ? request.filter : null };
}

/** What the page sends along, `{{prop}}` filled; null where an answer is missing, as in the row a cell stands in. */
export function filledQuery(
  source: DictionarySource,
  answers: Answers,
): Readonly<Record<string, string>> | null {
  const filled = Object.entries(queryOf(source)).map(
    ([name, value]) => [name, fill(value, answers)] as const,
  );
  const known = filled.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return known.length < filled.length ? null : Object.fromEntries(known);
}

/** Of the address and of `dicQuery`. */
function queryOf({ url, query }: DictionarySource): Readonly<Record<string, string>> {
  const at = url.indexOf('?');
  return { ...Object.fromEntries(new URLSearchParams(at === -1 ? '' : url.slice(at + 1))), ...query };
}

/** `{{prop}}` becomes what that field holds; null if the answers hold no such field. */
function fill(template: string, answers: Answers): string | null {
  let missing = false;
  const filled = template.replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, (_, prop: string) => {
    const value = Object.hasOwn(answers, prop) ? answers[prop] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (value === undefined) missing = true;
    return '';
  });
  return missing ? null : filled;
}
