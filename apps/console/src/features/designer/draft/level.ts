import { parseItem, type JsonObject } from '@zhantai/engine';
import { withSettingAt } from '@zhantai/engine/authoring';
import { isRecord, listOf, originalOf } from './item-levels.ts';
import { findItem, idOf, itemsOf, withItem, type Detail } from './items.ts';
import { keptSelection, selectOne, type Selection } from './selection.ts';

const NO_COLUMNS: Detail = { formItems: [] };
const WAY = ['children', 'column'] as const;

/** Columns as items, each time the same ones, so that what did not change is neither read nor drawn anew. */
const asItems = new WeakMap<JsonObject, JsonObject>();
const asColumns = new WeakMap<JsonObject, JsonObject>();
const levels = new WeakMap<JsonObject, Detail>();
/** Read once: a table may keep its columns as a text. */
const columnLists = new WeakMap<JsonObject, readonly unknown[]>();

/**
 * What is selected of, as a form detail: the form itself, or the columns of one of its tables as if they were items of a form,
 * so that whatever is done to items is done to columns by the same code.
 * @param table null for the form; of a table that is gone there are no columns.
 */
export function levelOf(detail: Detail, table: string | null): Detail {
  if (table === null) return detail;
  const raw = findItem(detail, table);
  if (raw === undefined) return NO_COLUMNS;
  const known = levels.get(raw);
  if (known !== undefined) return known;
  const level = { formItems: columnsOf(raw).map((column) => (isRecord(column) ? asItem(column) : column)) };
  levels.set(raw, level);
  return level;
}

/**
 * A form with what was done at a level of it. A column that was not touched keeps every byte.
 * @param level as {@link levelOf} gave it, changed.
 */
export function withLevel(detail: Detail, table: string | null, level: Detail): Detail {
  if (table === null) return level;
  const raw = findItem(detail, table);
  if (raw === undefined) return detail;
  const before = columnsOf(raw);
  const byId = new Map(before.filter(isRecord).map((column) => [asItem(column)['formItemId'], column]));
  const columns = listOf(level['formItems']).map((item) => (isRecord(item) ? asColumn(item, byId) : item));
  if (columns.length === before.length && columns.every((column, at) => column === before[at])) return detail;
  return withItem(detail, withSettingAt(raw, WAY, columns));
}

/** A selection without what a form has no more; of a table that is gone, nothing. */
export function keptInForm(selection: Selection, detail: Detail): Selection {
  const { table } = selection;
  if (table !== null && findItem(detail, table) === undefined) return selectOne(null);
  const items = listOf(levelOf(detail, table)['formItems']).filter(isRecord);
  return keptSelection(selection, items);
}

function columnsOf(raw: JsonObject): readonly unknown[] {
  const known = columnLists.get(raw);
  if (known !== undefined) return known;
  const original = originalOf(raw);
  const isWithin = original !== undefined && Object.hasOwn(original, 'children');
  const children = isWithin ? original['children'] : raw['children'];
  const columns = isRecord(children) ? listOf(children['column']) : [];
  columnLists.set(raw, columns);
  return columns;
}

/** A column may go by its prop, and is an input unless it says otherwise (engine.md §1); an item does neither. */
function asItem(column: JsonObject): JsonObject {
  const known = asItems.get(column);
  if (known !== undefined) return known;
  const item = { ...column, ...missingIn(column) };
  const isSame = Object.keys(missingIn(column)).length === 0;
  asItems.set(column, isSame ? column : item);
  asColumns.set(isSame ? column : item, column);
  return isSame ? column : item;
}

/** What a column does not say and an item has to. */
function missingIn(column: JsonObject): JsonObject {
  const { id, source } = parseItem(column);
  const { formItemId } = column;
  const type = source['type'];
  return {
    ...((typeof formItemId !== 'string' || formItemId === '') && id !== '' && { formItemId: id }),
    ...((type === undefined || type === null || type === '') && { type: 'input' }),
  };
}

/** The column that an item is, without what it was lent; an id stays where the prop that it was made of does not. */
function asColumn(item: JsonObject, before: ReadonlyMap<unknown, JsonObject>): JsonObject {
  const same = asColumns.get(item);
  if (same !== undefined) return same;
  const column = before.get(item['formItemId']);
  if (column === undefined) return item;
  const { prop } = parseItem(item);
  const lent = Object.entries(missingIn(column)).filter(
    ([key]) => key !== 'formItemId' || prop === item[key],
  );
  const restored = Object.entries(item).flatMap(([key, value]): [string, unknown][] => {
    const [, given] = lent.find(([name]) => name === key) ?? [];
    if (given === undefined || given !== value) return [[key, value]];
    return Object.hasOwn(column, key) ? [[key, column[key]]] : [];
  });
  return Object.fromEntries(restored);
}

/** An item of a form selected by its id, or the column that has it; what is neither, nothing. */
export function selectionFor(detail: Detail, id: string): Selection {
  const items = itemsOf(detail);
  if (items.some((item) => idOf(item) === id)) return selectOne(id);
  const table = items.find((item) => itemsOf(levelOf(detail, idOf(item))).some((one) => idOf(one) === id));
  return table === undefined ? selectOne(null) : selectOne(id, idOf(table));
}
