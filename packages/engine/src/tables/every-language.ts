import type { Item, Option } from '../definition/item.ts';
import { isJsonObject, readText } from '../definition/json-value.ts';
import { parseItem } from '../definition/parse-item.ts';
import type { Language } from '../definition/definition.ts';

const LANGUAGES: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

/** The labels an item carries: the one it was parsed with, the written one, and every translation. */
export function everyLabel(item: Item): readonly string[] {
  const labels = [item.label, readText(item.source['label']), ...translations(item).map((one) => one.label)];
  return [...new Set(labels.filter((label) => label !== ''))];
}

/**
 * The options of an item under every label they carry, the language it was parsed for first: whoever filled a
 * workbook in another language means the same option.
 */
export function everyOption(item: Item): readonly Option[] | null {
  if (item.options === null) return null;
  const known = item.options;
  return [...known, ...translations(item).flatMap(({ options }) => options ?? [])];
}

const parsed = new WeakMap<Item, readonly Item[]>();

function translations(item: Item): readonly Item[] {
  const known = parsed.get(item);
  if (known !== undefined) return known;
  const translated = isJsonObject(item.source['i18n'])
    ? LANGUAGES.map((language) => parseItem(item.source, { language }))
    : [];
  parsed.set(item, translated);
  return translated;
}
