import { calls } from '@zhantai/contract';
import type { Answers, Item } from '@zhantai/engine';
import { readEntryRequest, type EntryFilter } from '../../dictionaries/index.ts';

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
  const [path = '', search = ''] = source.url.split('?', 2);
  const { code: named = '', ...rest }: Record<string, string> = {
    ...Object.fromEntries(new URLSearchParams(search)),
    ...source.query,
  };
  const blade = bladePaths.includes(path);
  const code = blade ? named : ownPath.exec(path)?.[1];
  if (code === undefined || !/^[\w-]+$/.test(code)) return null;
  // Blade's list is always whole.
  if (blade) return { code, filter: { facets: {}, whole: true } };
  const asked = named === '' ? rest : { ...rest, code: named };
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(asked)) {
    const filled = fill(value, answers);
    if (filled === null) return { code, filter: null };
    query[name] = filled;
  }
  const request = readEntryRequest(query);
  return { code, filter: request.kind === 'list' ? request.filter : null };
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
