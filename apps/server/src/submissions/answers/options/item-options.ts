import type { Answers, Item } from '@zhantai/engine';
import type { Dictionaries, Dictionary, EntryFilter } from '../../../dictionaries/index.ts';
import { calledDictionary, optionCalls } from '../../option-calls/index.ts';
import { filledQuery, itemDictionary } from './item-dictionary.ts';

/** What an item takes its options from, where this server knows it. */
export interface ItemOptions {
  readonly dictionary: Dictionary;
  /** The same for items that ask the same. */
  readonly key: string;
  /** As the page asks it; null where the filter depends on the row a cell stands in. */
  readonly filter: EntryFilter | null;
}

/**
 * The dictionary of an item, or the list of one of the calls that a definition may name instead. Null for items without
 * either, and for the lists of foreign hosts: this server fetches no address that a definition names.
 */
export function itemOptions(dictionaries: Dictionaries, item: Item, answers: Answers): ItemOptions | null {
  const named = itemDictionary(item, answers);
  if (named !== null) {
    return { dictionary: dictionaries.of(named.code), key: named.code, filter: named.filter };
  }
  const source = item.dictionary;
  if (source === null) return null;
  const [path = ''] = source.url.split('?', 1);
  const call = optionCalls.get(path);
  if (call === undefined || CHANGING.has(source.valueKey)) return null;
  const query = filledQuery(source, answers);
  const { resPath, valueKey, labelKey, childrenKey } = source;
  return {
    dictionary: calledDictionary(call, source, query ?? {}),
    key: JSON.stringify([path, query, resPath, valueKey, labelKey, childrenKey]),
    filter: query === null ? null : { facets: {} },
  };
}

/** Fields of the calls that say something else at the next moment: who chooses by them cannot be held to it. */
const CHANGING: ReadonlySet<string> = new Set(['price', 'stock', 'left', 'image', 'tier', 'deposit']);
