import type { Item, JsonObject } from '../definition/item.ts';
import { jsonText } from '../definition/json-value.ts';
import { readRawRows } from '../fields/dynamic/rows-codec.ts';

/** What a sub-table starts with when a form is opened. */
export interface StartTable {
  /** As they are stored. */
  readonly rows: readonly JsonObject[];
  readonly unreadable: string | null;
  readonly wire: unknown;
  readonly isStored: boolean;
}

/** The stored rows of a sub-table, else its default ones. */
export function startTable(item: Item, isStored: boolean, wire: unknown): StartTable {
  const rows = readRawRows(isStored ? wire : item.initial);
  return {
    rows: rows ?? [],
    unreadable: rows === undefined && isStored ? jsonText(wire) : null,
    wire,
    isStored,
  };
}
