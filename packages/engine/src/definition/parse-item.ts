import { readHooks } from './hooks/read-hooks.ts';
import { judgePattern } from './patterns/compile-pattern.ts';
import type { Item } from './item.ts';
import { startParsing } from './parsing.ts';
import type { ParseOptions } from './parsing.ts';
import { readItem } from './read-item.ts';

/** Parses one form item; never throws: what is not understood becomes an `unsupported` item (engine.md §1). */
export function parseItem(raw: unknown, options: ParseOptions = {}): Item {
  return readItem(raw, startParsing(options, judgePattern, readHooks), false);
}
