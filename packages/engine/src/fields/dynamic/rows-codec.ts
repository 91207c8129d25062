import type { Item, JsonObject } from '../../definition/item.ts';
import { isJsonObject, parseJson } from '../../definition/json-value.ts';
import { cellCore } from '../cell-registry.ts';
import type { FieldValue, Row } from '../field-value.ts';

/** A row while it is being built. */
export interface MutableRow {
  $id?: string;
  [prop: string]: FieldValue | undefined;
}

const answering = new WeakMap<Item, readonly Item[]>();

/** Columns that take an answer. */
export function answeringColumns(item: Item): readonly Item[] {
  const known = answering.get(item);
  if (known !== undefined) return known;
  const columns = item.columns.filter((column) => cellCore(column).answers);
  answering.set(item, columns);
  return columns;
}

/** The raw rows of a wire value as objects by prop; undefined when it is no list of rows (engine.md §2). */
export function readRawRows(wire: unknown): readonly JsonObject[] | undefined {
  if (wire === null || wire === undefined || wire === '') return [];
  const list = typeof wire === 'string' ? parseJson(wire) : wire;
  if (!Array.isArray(list)) return undefined;
  const rows: JsonObject[] = [];
  for (const entry of list) {
    if (entry === null) continue;
    if (!isJsonObject(entry)) return undefined;
    rows.push(Array.isArray(entry['components']) ? fromComponents(entry['components']) : entry);
  }
  return rows;
}

/** A raw cell; `length` is accepted as the exhibit table's `long` (engine.md §6). */
export function rawCell(raw: JsonObject, column: Item): unknown {
  const { prop } = column;
  if (Object.hasOwn(raw, prop)) return raw[prop];
  const alias = prop === 'long' ? 'length' : prop === 'length' ? 'long' : null;
  return alias !== null && Object.hasOwn(raw, alias) ? raw[alias] : undefined;
}

/** Reads a row: keys that are no column are dropped, missing ones filled, cells that cannot be read are blank. */
export function readRow(raw: JsonObject, columns: readonly Item[]): Row {
  const row: MutableRow = {};
  const id = raw['$id'];
  if (typeof id === 'string' && id !== '') row.$id = id;
  for (const column of columns) {
    const core = cellCore(column);
    row[column.prop] = core.read(rawCell(raw, column), column) ?? core.blank(column);
  }
  return row;
}

/** Writes a row. */
export function encodeRow(row: Row, columns: readonly Item[]): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  if (row.$id !== undefined) wire['$id'] = row.$id;
  for (const column of columns) {
    const core = cellCore(column);
    wire[column.prop] = core.encode(row[column.prop] ?? core.blank(column), column);
  }
  return wire;
}

/** The seed's row form: `{id, components: [{prop, value}]}`. */
function fromComponents(components: readonly unknown[]): JsonObject {
  const entries = components.filter(isJsonObject).flatMap((component): readonly [string, unknown][] => {
    const prop = component['prop'];
    return typeof prop === 'string' ? [[prop, component['value']]] : [];
  });
  return Object.fromEntries(entries);
}
