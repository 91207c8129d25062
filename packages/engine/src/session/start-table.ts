import type { Item } from '../definition/item.ts';
import { jsonText } from '../definition/json-value.ts';
import { readRawRows } from '../fields/dynamic/rows-codec.ts';
import { storedRow } from './row-start.ts';
import type { RowStart } from './row-start.ts';

/** What a sub-table starts with when a form is opened. */
export interface StartTable {
  readonly rows: readonly RowStart[];
  readonly unreadable: string | null;
  readonly wire: unknown;
  readonly held: boolean;
}

/** The stored rows of a sub-table, else its default ones. */
export function startTable(item: Item, held: boolean, wire: unknown): StartTable {
  const stored = held ? wire : item.initial;
  const rows = readRawRows(stored);
  return {
    rows: (rows ?? []).map((raw) => storedRow(item, raw)),
    unreadable: rows === undefined && held ? jsonText(wire) : null,
    wire,
    held,
  };
}
