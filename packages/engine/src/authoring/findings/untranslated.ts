import type { Definition } from '../../definition/definition.ts';
import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';
import { translationOf } from '../../definition/translation.ts';
import type { DraftWarning } from './finding.ts';

const languages = ['zh-Hant', 'en'] as const;
const texts = ['label', 'help', 'placeholder', 'tip', 'unit', 'append', 'subLabel', 'html'] as const;

/**
 * Languages into which a form is translated in part: how many texts of its items and columns are missing, and where the
 * first is.
 */
export function untranslated({ items }: Definition): readonly DraftWarning[] {
  const all = items.flatMap(({ id, source, columns }) =>
    [source, ...columns.map((column) => column.source)].map((one) => ({ id, source: one })),
  );
  return languages.flatMap((language): DraftWarning[] => {
    const isBegun = all.some(({ source }) => Object.keys(translationOf(source, language)).length > 0);
    if (!isBegun) return [];
    const missing = all
      .map(({ id, source }) => ({ id, count: missingOf(source, language) }))
      .filter(({ count }) => count > 0);
    const [first] = missing;
    if (first === undefined) return [];
    const count = missing.reduce((sum, one) => sum + one.count, 0);
    return [{ code: 'untranslated', formItemId: first.id, language, count }];
  });
}

/** Texts of an item that are written and not translated. */
function missingOf(source: JsonObject, language: (typeof languages)[number]): number {
  const translation = translationOf(source, language);
  const options = isJsonObject(translation['options']) ? translation['options'] : {};
  const own = texts.filter((key) => readText(source[key]) !== '' && readText(translation[key]) === '');
  const written = readList(source['dicData'])
    .filter(isJsonObject)
    .filter((option) => readText(option['label']) !== '' && readText(option['value']) !== '');
  return own.length + written.filter((option) => readText(options[readText(option['value'])]) === '').length;
}
