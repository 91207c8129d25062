import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { translationOf } from '../../definition/translation.ts';
import type { textLanguages } from '../settings/option-texts.ts';

/** A language into which texts are translated. */
export type TextLanguage = (typeof textLanguages)[number];

/** What a text is of its item: a setting, an option, the sentence of a check; or of the whole form. */
export type TextKind =
  | 'label'
  | 'help'
  | 'placeholder'
  | 'tip'
  | 'unit'
  | 'append'
  | 'subLabel'
  | 'html'
  | 'options'
  | 'messages'
  | 'title'
  | 'desc'
  | 'memo'
  | 'submitText';

/** One text of a form, as it is written and as it is translated; what is missing is empty. */
export interface FormText {
  /** Where it stands, the same as long as its item and option are there: `ITEM/label`, `ITEM/COLUMN/options/VALUE`. */
  readonly key: string;
  /** Null for a text of the whole form. */
  readonly formItemId: string | null;
  /** The column of a table, by its field name; null for a text of the item. */
  readonly column: string | null;
  readonly kind: TextKind;
  readonly written: string;
  readonly translations: Readonly<Record<TextLanguage, string>>;
  /** Whether a translation has to be looked at: what was written changed since, or a program made it. */
  readonly unchecked: Readonly<Record<TextLanguage, boolean>>;
}

/** Where a translation keeps what it was made of, by the same keys. */
export const MADE_OF = 'madeOf';

const settings = ['label', 'help', 'placeholder', 'tip', 'unit', 'append', 'subLabel', 'html'] as const;
const ofForm = ['title', 'desc', 'memo', 'submitText'] as const;

/** All texts of a form in the order of its page. */
export function formTexts(detail: JsonObject): readonly FormText[] {
  const setting = isJsonObject(detail['formSetting']) ? detail['formSetting'] : {};
  return [
    ...ofForm.flatMap((kind) => textOf(setting, [kind], kind, null, null)),
    ...readList(detail['formItems'])
      .filter(isJsonObject)
      .flatMap((raw) => {
        const { source } = mergeSource(raw);
        const id = readText(source['formItemId']);
        const { children } = source;
        const columns = isJsonObject(children) ? readList(children['column']).filter(isJsonObject) : [];
        return [
          ...textsIn(source, id, null),
          ...columns.flatMap((column) => {
            const inner = mergeSource(column).source;
            return textsIn(inner, id, readText(inner['prop']) || readText(inner['formItemId']));
          }),
        ];
      }),
  ];
}

function textsIn(source: JsonObject, id: string, column: string | null): readonly FormText[] {
  const props = isJsonObject(source['props']) ? source['props'] : {};
  const options = readList(source['dicData']).filter(isJsonObject);
  const messages = readList(source['rules'])
    .filter(isJsonObject)
    .map((rule) => readText(rule['message']));
  return [
    ...settings.flatMap((kind) => textOf(source, [kind], kind, id, column)),
    ...options.flatMap((option) => {
      const value = readText(option[readText(props['value']) || 'value'] ?? option['value']);
      const label = readText(option[readText(props['label']) || 'label'] ?? option['label']);
      return textOf(source, ['options', value], 'options', id, column, label);
    }),
    ...[...new Set(messages)].flatMap((message) =>
      textOf(source, ['messages', message], 'messages', id, column, message),
    ),
  ];
}

function textOf(
  source: JsonObject,
  path: readonly string[],
  kind: TextKind,
  formItemId: string | null,
  column: string | null,
  written = readText(source[kind]),
): readonly FormText[] {
  if (written.trim() === '' || path.includes('') || path.includes('__proto__')) return [];
  const translated = (language: TextLanguage) => at(translationOf(source, language), path);
  const unchecked = (language: TextLanguage) => {
    const madeOf = translationOf(source, language)[MADE_OF];
    const of = isJsonObject(madeOf) ? own(madeOf, path.join('/')) : undefined;
    return translated(language) !== '' && typeof of === 'string' && of !== written;
  };
  return [
    {
      key: [formItemId ?? '', ...(column === null ? [] : [column]), ...path]
        .map(encodeURIComponent)
        .join('/'),
      formItemId,
      column,
      kind,
      written,
      translations: { 'zh-Hant': translated('zh-Hant'), en: translated('en') },
      unchecked: { 'zh-Hant': unchecked('zh-Hant'), en: unchecked('en') },
    },
  ];
}

function at(object: JsonObject, [key = '', ...rest]: readonly string[]): string {
  const value = own(object, key);
  if (rest.length === 0) return readText(value);
  return isJsonObject(value) ? at(value, rest) : '';
}

function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
