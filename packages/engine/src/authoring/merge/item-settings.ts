import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, parseJson, readText } from '../../definition/json-value.ts';
import { ORIGINAL_DATA, settingOf } from '../same.ts';

/** The two levels on which an item or column keeps its settings; they never mix (authoring.md §2.1). */
export interface ItemSettings {
  /** The keys beside the original data. */
  readonly own: JsonObject;
  /** What the original data hold; null where they are there and not the text of a JSON object. */
  readonly original: JsonObject | null;
  /** The original data as they stand; undefined where there are none. */
  readonly text: unknown;
}

/** Takes an item or column apart. */
export function itemSettings(item: JsonObject): ItemSettings {
  const text = settingOf(item, ORIGINAL_DATA);
  const own = Object.fromEntries(Object.entries(item).filter(([key]) => key !== ORIGINAL_DATA));
  if (text === undefined || text === null || text === '') return { own, original: {}, text };
  const parsed = typeof text === 'string' ? parseJson(text) : undefined;
  return { own, original: isJsonObject(parsed) ? parsed : null, text };
}

/** The keys under which the options of an item keep their value and their children. */
export interface OptionNames {
  readonly value: string;
  readonly children: string;
}

/** What an item calls the parts of its options (`props`). */
export function optionNames({ own, original }: ItemSettings): OptionNames {
  const written = settingOf(original ?? {}, 'props') ?? settingOf(own, 'props');
  const props = isJsonObject(written) ? written : {};
  return {
    value: readText(settingOf(props, 'value')) || 'value',
    children: readText(settingOf(props, 'children')) || 'children',
  };
}

/** What all of some items call the parts of their options; null where they differ. */
export function sharedNames(items: readonly ItemSettings[]): OptionNames | null {
  const [first, ...rest] = items.map(optionNames);
  if (first === undefined) return null;
  return rest.every(({ value, children }) => value === first.value && children === first.children)
    ? first
    : null;
}
