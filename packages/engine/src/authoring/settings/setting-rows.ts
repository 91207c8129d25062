import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, jsonText, readList, readText } from '../../definition/json-value.ts';
import { optionTexts, textLanguages } from './option-texts.ts';
import { hookRows } from './hook-rows.ts';
import type { SettingKey } from '../../fields/setting-key.ts';

/**
 * How a setting that is a table in the panel stands in a definition. Rows are matched by their place before the edit, and
 * what the table does not show stays in them.
 */
export interface SettingRows {
  /** A row for each element, in order, whatever it is. */
  read(value: unknown, source: JsonObject): readonly JsonObject[];
  /**
   * The element with the cells that were changed; an empty one takes its key away.
   * @param element what stood there; undefined for a new row.
   */
  write(element: unknown, cells: JsonObject, source: JsonObject): unknown;
}

/** Objects whose keys are the columns. */
const plainRows: SettingRows = {
  read: (value) => readList(value).map((element) => (isJsonObject(element) ? element : {})),
  write: (element, cells) => withCells(isJsonObject(element) ? element : {}, cells),
};

/**
 * Options may be plain values, and an item may name the keys of label and value (engine.md §1). Their labels in other
 * languages are columns of the table and stand beside the options in the item, by value.
 */
const optionRows: SettingRows = {
  read: (value, source) => {
    const texts = optionTexts(source);
    return readList(value).map((option) => {
      if (!isJsonObject(option)) {
        const text = jsonText(option);
        return { label: text, value: text, ...texts(text) };
      }
      const [label, name] = [keyIn(option, source, 'label'), keyIn(option, source, 'value')];
      return { ...option, label: option[label], value: option[name], ...texts(readText(option[name])) };
    });
  },
  write: (option, cells, source) => {
    const own = Object.entries(cells).filter(([key]) => !textLanguages.some((language) => language === key));
    if (option !== undefined && own.length === 0) return option;
    const before = isJsonObject(option)
      ? option
      : option === undefined
        ? {}
        : { label: option, value: option };
    const named = own.map(([key, cell]) => [
      key === 'label' || key === 'value' ? keyIn(before, source, key) : key,
      key === 'value' && option === undefined ? likeOthers(source, cell) : cell,
    ]);
    return withCells(before, Object.fromEntries(named));
  },
};

/** The value of a new option, a number where those of all others are. */
function likeOthers(source: JsonObject, cell: unknown): unknown {
  const values = readList(source['dicData'])
    .filter(isJsonObject)
    .map((option) => option[keyIn(option, source, 'value')]);
  const isNumeric = values.length > 0 && values.every((value) => typeof value === 'number');
  return isNumeric ? likeBefore(0, cell) : cell;
}

/** The settings that are tables; pairs, an object or a list of them, are another matter. */
export const settingRows: Partial<Readonly<Record<SettingKey, SettingRows>>> = {
  dicData: optionRows,
  eventList: hookRows,
  rules: plainRows,
};

/** The key under which an option has its label or value: as the item names it, unless it stands under the usual one. */
function keyIn(option: JsonObject, source: JsonObject, key: 'label' | 'value'): string {
  const props = isJsonObject(source['props']) ? source['props'] : {};
  const named = readText(props[key]) || key;
  const known = [named, key, ...(key === 'value' ? ['key'] : [])];
  return known.find((name) => Object.hasOwn(option, name)) ?? named;
}

/** A JSON object with other cells; an empty one takes its key away. */
export function withCells(element: JsonObject, cells: JsonObject): JsonObject {
  const { ...written }: Record<string, unknown> = element;
  for (const [key, cell] of Object.entries(cells)) {
    if (isUnset(cell) || cell === false) delete written[key];
    else written[key] = likeBefore(element[key], cell);
  }
  return written;
}

/** Whether a setting says nothing, so that an item does not carry it. */
export function isUnset(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A value that was typed, in the JSON type that the one before it had where it can be one. */
export function likeBefore(before: unknown, next: unknown): unknown {
  if (typeof next !== 'string') return next;
  if (typeof before === 'number' && next === String(Number(next))) return Number(next);
  if (typeof before === 'boolean' && (next === 'true' || next === 'false')) return next === 'true';
  return next;
}
