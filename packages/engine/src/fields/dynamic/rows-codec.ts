import type { Item, JsonObject } from '../../definition/item.ts';
import { isJsonObject, parseJson } from '../../definition/json-value.ts';
import { cellCore } from '../cell-registry.ts';
import type { FieldCore } from '../field-core.ts';
import type { FieldValue, Row } from '../../types/field-value.ts';

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

/** Reads the rows of a wire value; undefined when it is no list of rows. */
export function readRows(wire: unknown, columns: readonly Item[]): readonly Row[] | undefined {
  const raw = readRawRows(wire);
  if (raw === undefined) return undefined;
  const rows: Row[] = [];
  for (const one of raw) rows.push(readRow(one, columns));
  return rows;
}

/** Reads a row: keys that are no column are dropped, missing ones filled, cells that cannot be read are blank. */
export function readRow(raw: JsonObject, columns: readonly Item[]): Row {
  return readWhole(raw, columns) ?? readCells(raw, columns, ignore);
}

/**
 * Reads a row that holds just its columns, all of them readable; null for every other one. Most rows are such, and most
 * of their cells are on the wire what they are here, so the row is copied and few cells are written.
 */
export function readWhole(raw: JsonObject, columns: readonly Item[]): MutableRow | null {
  const { cells } = readingOf(columns);
  if (Object.keys(raw).length !== cells.length + (hasId(raw) ? 1 : 0)) return null;
  const copy: Record<string, unknown> = { ...raw };
  let read = 0;
  for (const { column, prop, core, inherited } of cells) {
    const wire = inherited ? undefined : raw[prop];
    const value = wire === undefined ? undefined : core.read(wire, column);
    if (value === undefined) break;
    if (value !== wire) copy[prop] = value;
    read += 1;
  }
  return isWhole(copy, read, cells.length) ? copy : null;
}

/** Whether a copied raw row became a row. */
function isWhole(_copy: Record<string, unknown>, read: number, count: number): _copy is MutableRow {
  return read === count;
}

/** Reads any row cell by cell, and tells which cannot be read. */
export function readCells(
  raw: JsonObject,
  columns: readonly Item[],
  tell: (prop: string, wire: unknown) => void,
): MutableRow {
  if (!hasId(raw)) return fillCells({ ...readingOf(columns).blank }, raw, columns, tell);
  const row = readUnnamed(raw, columns, tell);
  row.$id = raw['$id'];
  return row;
}

/**
 * The same, for a row that is named afterwards: there is room for its id already, since objects that grow after they
 * were copied get a shape of their own each, which is slow and large.
 */
export function readUnnamed(
  raw: JsonObject,
  columns: readonly Item[],
  tell: (prop: string, wire: unknown) => void,
): MutableRow {
  return fillCells({ ...readingOf(columns).blankNamed }, raw, columns, tell);
}

function fillCells(
  row: MutableRow,
  raw: JsonObject,
  columns: readonly Item[],
  tell: (prop: string, wire: unknown) => void,
): MutableRow {
  for (const { column, prop, core, inherited } of readingOf(columns).cells) {
    const own = inherited ? undefined : raw[prop];
    const wire = own === undefined ? rawCell(raw, column) : own;
    const value = core.read(wire, column);
    if (value === undefined) tell(prop, wire);
    else row[prop] = value;
  }
  return row;
}

function ignore(): void {
  // Nobody asked.
}

/** Whether a raw row bears an id. */
export function hasId(raw: JsonObject): raw is JsonObject & { readonly $id: string } {
  const id = raw['$id'];
  return typeof id === 'string' && id !== '';
}

/** What reading rows of the same columns needs, found once. */
interface Reading {
  readonly blank: MutableRow;
  readonly blankNamed: MutableRow;
  readonly cells: readonly {
    readonly column: Item;
    readonly prop: string;
    readonly core: FieldCore;
    /** Every object has something by that name. */
    readonly inherited: boolean;
  }[];
}

const readings = new WeakMap<readonly Item[], Reading>();

function readingOf(columns: readonly Item[]): Reading {
  const known = readings.get(columns);
  if (known !== undefined) return known;
  const blank: MutableRow = {};
  const cells = columns.map((column) => {
    const core = cellCore(column);
    const { prop } = column;
    blank[prop] = core.blank(column);
    return { column, prop, core, inherited: prop in Object.prototype };
  });
  const reading: Reading = { blank, blankNamed: { $id: '', ...blank }, cells };
  readings.set(columns, reading);
  return reading;
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
