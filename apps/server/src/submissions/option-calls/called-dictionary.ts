import type { DictionaryEntry } from '@zhantai/contract';
import { readOptions, type DictionarySource, type Option } from '@zhantai/engine';
import type { Database } from '../../database/database.ts';
import type { Asker, Dictionary, PlacedEntry } from '../../dictionaries/index.ts';
import type { OptionCall } from './option-calls.ts';

/**
 * What a call lists, as a dictionary: read by the keys that the definition names, as the page reads it. What is found by
 * its value stands in the same list.
 * @param query as the page sends it; a definition's filters hold for every question.
 */
export function calledDictionary(
  call: OptionCall,
  source: DictionarySource,
  query: Readonly<Record<string, string>>,
): Dictionary {
  const read = async (database: Database, asker: Asker): Promise<readonly Entry[]> => {
    const data = await call.read(database, asker, query);
    return readOptions(source, { code: 200, success: true, data, msg: '' }).map(asEntry);
  };
  return {
    perExhibitor: call.perExhibitor,
    list: read,
    async find(database, asker, values) {
      const byValue = new Map<string, PlacedEntry>();
      place(await read(database, asker), null, byValue);
      return values.flatMap((value) => byValue.get(value) ?? []);
    },
  };
}

type Entry = Omit<DictionaryEntry, 'children'> & { readonly children?: Entry[] };

function asEntry({ value, label, disabled, hasInput, children }: Option): Entry {
  return {
    value: String(value),
    label,
    ...(disabled === true ? { disabled } : {}),
    ...(hasInput === true ? { hasInput } : {}),
    ...(children === undefined ? {} : { children: children.map(asEntry) }),
  };
}

function place(entries: readonly Entry[], parent: string | null, found: Map<string, PlacedEntry>): void {
  for (const { value, label, disabled = false, children = [] } of entries) {
    if (!found.has(value)) found.set(value, { value, label, parent, disabled });
    place(children, value, found);
  }
}
