import { isJsonObject, readText } from '../../definition/json-value.ts';
import { isTitle } from '../rules/outline.ts';
import { itemSettings } from './item-settings.ts';
import type { OptionNames } from './item-settings.ts';
import { settingOf } from '../same.ts';

/** How a value of a form detail is compared and merged (authoring.md §2.1, §2.2). */
export type Shape =
  /** As one. */
  | { readonly kind: 'value' }
  /** Key by key; what is no object is one value. */
  | { readonly kind: 'object'; readonly at: (key: string) => Shape }
  /** An item or column: key by key on two levels. */
  | { readonly kind: 'item' }
  | ListShape;

/** A list whose elements have keys; one where some have none is one value. */
export interface ListShape {
  readonly kind: 'list';
  readonly keyOf: (element: unknown) => string | null;
  readonly element: Shape;
  /** Begins a section, so that what one puts there stays out of the section of another. */
  readonly opensSection?: (element: unknown) => boolean;
}

const value: Shape = { kind: 'value' };
const plain: Shape = { kind: 'object', at: () => plain };
const item: Shape = { kind: 'item' };

const rules: ListShape = { kind: 'list', keyOf: (rule) => textAt(rule, 'id'), element: plain };
/** The items of a form, by id. */
export const itemsShape: ListShape = {
  kind: 'list',
  keyOf: (element) => textAt(element, 'formItemId'),
  element: item,
  opensSection: isTitle,
};
const columns: ListShape = { kind: 'list', keyOf: columnKey, element: item };
const children: Shape = { kind: 'object', at: (key) => (key === 'column' ? columns : plain) };
const logic: Shape = { kind: 'object', at: (key) => (key === 'rules' ? rules : plain) };

/** A form detail without its schemes. */
export const detailShape = {
  kind: 'object',
  at: (key: string): Shape => (key === 'formItems' ? itemsShape : key === 'formLogic' ? logic : plain),
} as const satisfies Shape;

const wholes: ReadonlySet<string> = new Set(['compute', 'preValue', 'min', 'max']);

/**
 * The settings of an item or column, on either level.
 * @param names what its options call their parts; null where the sides differ.
 */
export function settingsShape(names: OptionNames | null): Extract<Shape, { kind: 'object' }> {
  const options = names === null ? value : optionsShape(names);
  return {
    kind: 'object',
    at: (key) => {
      if (key === 'dicData') return options;
      if (key === 'children') return children;
      return wholes.has(key) ? value : plain;
    },
  };
}

function optionsShape(names: OptionNames): ListShape {
  const list: ListShape = {
    kind: 'list',
    keyOf: (option) => optionKey(option, names),
    element: { kind: 'object', at: (key) => (key === names.children ? list : plain) },
  };
  return list;
}

function optionKey(option: unknown, names: OptionNames): string | null {
  return isJsonObject(option) ? readText(settingOf(option, names.value)) || null : null;
}

function columnKey(column: unknown): string | null {
  const id = textAt(column, 'formItemId');
  if (id !== null || !isJsonObject(column)) return id;
  return textAt(column, 'prop') ?? textAt(itemSettings(column).original, 'prop');
}

function textAt(element: unknown, key: string): string | null {
  const text = isJsonObject(element) ? settingOf(element, key) : undefined;
  return typeof text === 'string' && text !== '' ? text : null;
}

/**
 * The elements of lists by their keys, in order; absent lists are empty.
 * @returns null where one is no list, or an element has no key or one that stands twice: they are one value each.
 */
export function keyedLists(
  { keyOf }: ListShape,
  lists: readonly unknown[],
): readonly ReadonlyMap<string, unknown>[] | null {
  const maps: Map<string, unknown>[] = [];
  for (const list of lists) {
    if (list !== undefined && !Array.isArray(list)) return null;
    const elements: readonly unknown[] = list ?? [];
    const map = new Map<string, unknown>();
    for (const element of elements) {
      const key = isJsonObject(element) ? keyOf(element) : null;
      if (key === null || map.has(key)) return null;
      map.set(key, element);
    }
    maps.push(map);
  }
  return maps;
}
