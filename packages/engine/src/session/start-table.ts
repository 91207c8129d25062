import type { Item, JsonObject } from '../definition/item.ts';
import { jsonText } from '../definition/json-value.ts';
import { readRawRows } from '../fields/dynamic/rows-codec.ts';

/** What a sub-table starts with when a form is opened. */
export interface StartTable {
  /** As they are stored. */
  readonly rows: readonly JsonObject[];
  readonly unreadable: string | null;
  readonly wire: unknown;
  readonly held: boolean;
}

/** The stored rows of a sub-table, else its default ones. */
export function startTable(item: Item, held: boolean, wire: unknown): StartTable {
  const rows = readRawRows(held ? wire : item.initial);
  return {
    rows: rows ?? [],
    unreadable: rows === undefined && held ? jsonText(wire) : null,
    wire,
    held,
  };
}
