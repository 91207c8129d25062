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

/** A place in a form: right before or behind an item. */
export interface Place {
  readonly side: 'before' | 'after';
  readonly id: string;
}

/** Puts items in a place, at the end without one. */
export function withInserted(detail: Detail, place: Place | null, items: readonly JsonObject[]): Detail {
  const elements = elementsOf(detail);
  return withElements(detail, elements.toSpliced(indexOf(elements, place), 0, ...items));
}

/** Takes items away. */
export function withoutItems(detail: Detail, ids: readonly string[]): Detail {
  const elements = elementsOf(detail);
  const kept = elements.filter((element) => !(isItem(element) && ids.includes(idOf(element))));
  return kept.length === elements.length ? detail : withElements(detail, kept);
}

/** Puts items in the places of those with their ids. */
export function withItems(detail: Detail, items: readonly JsonObject[]): Detail {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const elements = elementsOf(detail);
  const next = elements.map((element) => (isItem(element) ? (byId.get(idOf(element)) ?? element) : element));
  return next.every((element, at) => element === elements[at]) ? detail : withElements(detail, next);
}

/** Puts an item in the place of the one with its id. */
export function withItem(detail: Detail, item: JsonObject): Detail {
  return withItems(detail, [item]);
}

/** Moves items to a place, together and in their order; the same detail where they stand there already. */
export function withPlaced(detail: Detail, ids: readonly string[], place: Place): Detail {
  if (ids.includes(place.id)) return detail;
  const elements = elementsOf(detail);
  const moved = elements.filter((element) => isItem(element) && ids.includes(idOf(element)));
  const rest = elements.filter((element) => !moved.includes(element));
  const next = rest.toSpliced(indexOf(rest, place), 0, ...moved);
  return next.every((element, at) => element === elements[at]) ? detail : withElements(detail, next);
}

/** Moves items before the one above them (−1) or behind the one below them (1); the same detail where there is none. */
export function withMoved(detail: Detail, ids: readonly string[], by: -1 | 1): Detail {
  const all = itemsOf(detail).map(idOf);
  const places = ids.map((id) => all.indexOf(id)).filter((at) => at !== -1);
  const neighbour = places.length === 0 ? -1 : by === -1 ? Math.min(...places) - 1 : Math.max(...places) + 1;
  const id = all[neighbour];
  if (id === undefined) return detail;
  return withPlaced(detail, ids, { side: by === -1 ? 'before' : 'after', id });
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

/** Whether an item of a type can be a column of a table. */
export function fitsRows(type: FieldType): boolean {
  const { family, section, unknown } = traitsOf({ type });
  return family !== 'rows' && section !== true && unknown !== true;
}

function elementsOf(detail: Detail): readonly unknown[] {
  const items = detail['formItems'];
  return Array.isArray(items) ? items : [];
}

function withElements(detail: Detail, formItems: readonly unknown[]): Detail {
  return { ...detail, formItems };
}

/** Where in the elements of a form a place is; their end for none. */
function indexOf(elements: readonly unknown[], place: Place | null): number {
  const at = elements.findIndex((element) => isItem(element) && idOf(element) === place?.id);
  if (at === -1) return elements.length;
  return place?.side === 'before' ? at : at + 1;
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
