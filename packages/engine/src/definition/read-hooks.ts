import type { Item } from './item.ts';
import { isJsonObject, readList, readText } from './json-value.ts';
import { note } from './parsing.ts';
import type { Parsing } from './parsing.ts';

/** Reads `eventList`; an unknown hook name refuses nothing and is noted (engine.md §6). */
export function readHooks(raw: unknown, formItemId: string, parsing: Parsing): Item['hooks'] {
  let add: string | null = null;
  let del: string | null = null;
  for (const entry of readList(raw)) {
    if (!isJsonObject(entry)) continue;
    const name = readText(entry['handler']);
    if (name === '') continue;
    if (parsing.hooks !== null && !parsing.hooks.has(name))
      note(parsing, 'unknownHook', formItemId, { name });
    if (entry['event'] === 'add') add = name;
    else if (entry['event'] === 'del') del = name;
  }
  return { add, del };
}
