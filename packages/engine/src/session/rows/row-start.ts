import type { Item, JsonObject } from '../../definition/item.ts';
import { cellCore } from '../../fields/cell-registry.ts';
import {
  answeringColumns,
  hasId,
  readCells,
  readUnnamed,
  readWhole,
} from '../../fields/dynamic/rows-codec.ts';
import type { MutableRow } from '../../fields/dynamic/rows-codec.ts';
import type { Row } from '../../types/field-value.ts';
import { defaultOf } from '../../logic/default-value.ts';
import type { Context } from '../../definition/context.ts';
import { traitsOf } from '../../types/traits.ts';

/** What a row starts with. */
export interface RowStart {
  /** Belongs to whoever makes a record of it. */
  readonly row: MutableRow;
  /** Raw cells that could not be read. */
  readonly unreadable: ReadonlyMap<string, unknown>;
  readonly prefilled: ReadonlyMap<string, string>;
  readonly kept: Readonly<Record<string, unknown>>;
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const NONE: RowStart['kept'] = {};

/** A row as it is stored. */
export function storedRow(item: Item, raw: JsonObject): RowStart {
  const columns = answeringColumns(item);
  const named = hasId(raw);
  const whole = named ? readWhole(raw, columns) : null;
  if (whole !== null) return { row: whole, unreadable: NOTHING, prefilled: NOTHING, kept: NONE };
  let unreadable: Map<string, unknown> | null = null;
  const read = named ? readCells : readUnnamed;
  const row = read(raw, columns, (prop, wire) => {
    unreadable ??= new Map();
    unreadable.set(prop, wire);
  });
  return { row, unreadable: unreadable ?? NOTHING, prefilled: NOTHING, kept: keptCells(item, raw) };
}

/** Stored cells of columns the engine does not know. */
function keptCells(item: Item, raw: JsonObject): RowStart['kept'] {
  if (answeringColumns(item).length === item.columns.length) return NONE;
  const unknown = item.columns.filter(
    (column) => traitsOf(column).unknown === true && Object.hasOwn(raw, column.prop),
  );
  return Object.fromEntries(unknown.map((column) => [column.prop, raw[column.prop]]));
}

/** A new row: its columns' defaults (engine.md §5). */
export function freshRow(item: Item, context: Context): RowStart {
  const row: MutableRow = {};
  const prefilled = new Map<string, string>();
  for (const column of answeringColumns(item)) {
    const start = defaultOf(column, context);
    row[column.prop] = start.value;
    if (start.prefilledBy !== null) prefilled.set(column.prop, start.prefilledBy);
  }
  return { row, unreadable: NOTHING, prefilled, kept: NONE };
}

/** A row of engine values, as an import gives it. */
export function givenRow(item: Item, given: Row): RowStart {
  const row: MutableRow = {};
  for (const column of answeringColumns(item)) {
    row[column.prop] = given[column.prop] ?? cellCore(column).blank(column);
  }
  return { row, unreadable: NOTHING, prefilled: NOTHING, kept: NONE };
}
