import { parseItem, traitsOf, type FieldType, type JsonObject } from '@zhantai/engine';
import { writeSettings, type SettingKey } from '@zhantai/engine/authoring';

/** A form detail in the seed's dialect. What a command does not name keeps every byte. */
export type Detail = JsonObject;

/** The items of a form in their order; what is no item with an id stays in the detail and is not among them. */
export function itemsOf(detail: Detail): readonly JsonObject[] {
  return elementsOf(detail).filter(isItem);
}

/** The id of an item. */
export const idOf = (item: JsonObject): string => String(item['formItemId']);

/** The type of an item, as the engine reads it. */
export const typeOf = (item: JsonObject): FieldType => parseItem(item).type;

/** The item with an id. */
export function findItem(detail: Detail, id: string | null): JsonObject | undefined {
  return id === null ? undefined : itemsOf(detail).find((item) => idOf(item) === id);
}

/** Puts items behind another one, at the end without one. */
export function withInserted(detail: Detail, after: string | null, items: readonly JsonObject[]): Detail {
  const elements = elementsOf(detail);
  const at = placeOf(elements, after);
  return withElements(detail, elements.toSpliced(at === -1 ? elements.length : at + 1, 0, ...items));
}

/** Takes an item away. */
export function withoutItem(detail: Detail, id: string): Detail {
  const elements = elementsOf(detail);
  const at = placeOf(elements, id);
  return at === -1 ? detail : withElements(detail, elements.toSpliced(at, 1));
}

/** Puts an item in the place of the one with its id. */
export function withItem(detail: Detail, item: JsonObject): Detail {
  const elements = elementsOf(detail);
  const at = placeOf(elements, idOf(item));
  return at === -1 || elements[at] === item ? detail : withElements(detail, elements.with(at, item));
}

/** Moves an item before the one above it (−1) or behind the one below it (1); the same detail where there is none. */
export function withMoved(detail: Detail, id: string, by: -1 | 1): Detail {
  const items = itemsOf(detail);
  const neighbour = items[items.findIndex((item) => idOf(item) === id) + by];
  const item = findItem(detail, id);
  if (item === undefined || neighbour === undefined) return detail;
  const elements = elementsOf(withoutItem(detail, id));
  const at = placeOf(elements, idOf(neighbour));
  return withElements(detail, elements.toSpliced(by === -1 ? at : at + 1, 0, item));
}

/** An item with one setting; the item itself where it has that already. */
export function withItemSetting(item: JsonObject, key: SettingKey, from: unknown, to: unknown): JsonObject {
  return writeSettings(item, typeOf(item), { [key]: from }, { [key]: to });
}

/** Columns of 24 that are always taken in whole: what is no single value, or long. */
export function isWide(type: FieldType): boolean {
  const { family, text } = traitsOf({ type });
  return text === 'lines' || family === 'file' || family === 'rows' || family === 'layout';
}

function elementsOf(detail: Detail): readonly unknown[] {
  const items = detail['formItems'];
  return Array.isArray(items) ? items : [];
}

function withElements(detail: Detail, formItems: readonly unknown[]): Detail {
  return { ...detail, formItems };
}

function placeOf(elements: readonly unknown[], id: string | null): number {
  return elements.findIndex((element) => isItem(element) && idOf(element) === id);
}

function isItem(element: unknown): element is JsonObject {
  return (
    typeof element === 'object' &&
    element !== null &&
    'formItemId' in element &&
    typeof element.formItemId === 'string' &&
    element.formItemId !== ''
  );
}
