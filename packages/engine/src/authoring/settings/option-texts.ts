import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { translationOf } from '../../definition/translation.ts';
import { withSettingAt } from './with-setting.ts';

/** Languages into which the texts of a form are translated (engine.md §1). */
export const textLanguages = ['zh-Hant', 'en'] as const;

/** The labels of options in other languages, by value; a language without one is left out. */
export function optionTexts(source: JsonObject): (value: string) => JsonObject {
  const byLanguage = textLanguages.map((language) => [language, entriesOf(source, language)] as const);
  return (value) =>
    Object.fromEntries(
      byLanguage.flatMap(([language, entries]) => {
        const text = value !== '' && Object.hasOwn(entries, value) ? readText(entries[value]) : '';
        return text === '' ? [] : [[language, text]];
      }),
    );
}

/**
 * An item with the labels of its options in other languages as they stand in the rows of its panel: they go with the value
 * of their option, and with the option. What stands under values that no row has stays.
 * @param before the rows as the panel opened, each with its `$id`.
 * @param after the rows now.
 */
export function withOptionTexts(
  raw: JsonObject,
  before: readonly unknown[],
  after: readonly unknown[],
): JsonObject {
  const rowsBefore = new Map(before.filter(isJsonObject).map((row) => [row['$id'], row]));
  const rows = after.filter(isJsonObject);
  return textLanguages.reduce((item, language) => {
    const { ...entries }: Record<string, unknown> = entriesOf(mergeSource(item).source, language);
    let changed = false;
    const put = (value: string, text: string) => {
      if (value === '' || value === '__proto__' || readText(entries[value]) === text) return;
      changed = true;
      if (text === '') delete entries[value];
      else entries[value] = text;
    };
    const values = new Set(rows.map((row) => readText(row['value'])));
    for (const row of rowsBefore.values()) {
      const value = readText(row['value']);
      if (readText(row[language]) !== '' && !values.has(value)) put(value, '');
    }
    for (const row of rows) {
      const was = rowsBefore.get(row['$id']);
      const [value, text] = [readText(row['value']), readText(row[language])];
      if (text !== readText(was?.[language]) || (text !== '' && value !== readText(was?.['value'])))
        put(value, text);
    }
    if (!changed) return item;
    const isEmpty = Object.keys(entries).length === 0;
    return withSettingAt(item, ['i18n', language, 'options'], isEmpty ? undefined : entries);
  }, raw);
}

function entriesOf(source: JsonObject, language: (typeof textLanguages)[number]): JsonObject {
  const { options } = translationOf(source, language);
  return isJsonObject(options) ? options : {};
}
