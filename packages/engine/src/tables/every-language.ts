import type { Language } from '../definition/definition.ts';
import type { Item, Option } from '../definition/item.ts';
import { isJsonObject, readText } from '../definition/json-value.ts';
import { parseItem } from '../definition/parse-item.ts';

const LANGUAGES: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

/** The labels an item carries: the one it was parsed with, the written one, and every translation. */
export function everyLabel(item: Item): readonly string[] {
  const labels = [
    item.label,
    readText(item.source['label']),
    ...translations(item).map((translated) => translated.label),
  ];
  return [...new Set(labels.filter((label) => label !== ''))];
}

/**
 * The options of an item under every label they carry, those of the language it was parsed for first: whoever filled
 * a workbook in another language means the same option.
 */
export function everyOption(item: Item): readonly Option[] | null {
  if (item.options === null) return null;
  return [...item.options, ...translations(item).flatMap(({ options }) => options ?? [])];
}

/** An item, its columns included, with its texts in another language, as far as it is translated. */
export function itemInLanguage(item: Item, language: Language): Item {
  const known = inLanguages.get(item) ?? new Map<Language, Item>();
  inLanguages.set(item, known);
  const parsed = known.get(language) ?? parseItem(item.source, { language });
  known.set(language, parsed);
  return parsed;
}

const inLanguages = new WeakMap<Item, Map<Language, Item>>();

function translations(item: Item): readonly Item[] {
  return isJsonObject(item.source['i18n']) ? LANGUAGES.map((language) => itemInLanguage(item, language)) : [];
}
