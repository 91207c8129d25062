import type { JsonObject } from '@zhantai/engine';
import type { FormText, TextChange, TextLanguage } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { isRecord, listOf } from '../draft/item-levels.ts';

/** Languages beside the one that every form is written in. */
export const textLanguages: readonly TextLanguage[] = ['zh-Hant', 'en'];
/** Which texts are listed. */
export type TextFilter = 'all' | 'missing' | 'unchecked';
/** The name of the grid in the form that draws it. */
export const GRID = 'texts';

const tests: Readonly<Record<TextFilter, (text: FormText) => boolean>> = {
  all: () => true,
  missing: ({ translations }) => textLanguages.some((language) => translations[language] === ''),
  unchecked: ({ unchecked }) => textLanguages.some((language) => unchecked[language]),
};

/** The texts that a filter and a search leave. */
export function listedTexts(
  texts: readonly FormText[],
  filter: TextFilter,
  search: string,
): readonly FormText[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter(
    (text) =>
      tests[filter](text) &&
      [text.written, text.translations['zh-Hant'], text.translations.en].some((one) =>
        one.toLowerCase().includes(wanted),
      ),
  );
}

const column = (prop: string, label: string, more: JsonObject = {}) => ({
  formItemId: `text-${prop}`,
  type: 'input',
  prop,
  label,
  ...more,
});

/** Texts as a form of one table, which the views of forms draw: no row comes or goes. */
export function gridForm(count: number, words: DesignerWords['texts']): JsonObject {
  return {
    formSetting: { labelPosition: 'top', showNumber: false },
    formItems: [
      {
        formItemId: GRID,
        prop: GRID,
        type: 'dynamic',
        label: words.grid,
        variant: 'table',
        span: 24,
        minSize: count,
        maxSize: count,
        children: {
          column: [
            column('where', words.where, { readonly: true }),
            column('what', words.what, { readonly: true }),
            column('written', words.written, { readonly: true }),
            column('zh-Hant', words['zh-Hant']),
            column('en', words.en),
            column('state', words.state, { readonly: true }),
          ],
        },
      },
    ],
  };
}

/** A row of the grid; its id is the key of its text. */
export function textRow(text: FormText, where: string, words: DesignerWords['texts']): JsonObject {
  const state = textLanguages.flatMap((language) => {
    if (text.translations[language] === '') return [words.missing(words[language])];
    return text.unchecked[language] ? [words.unchecked(words[language])] : [];
  });
  return {
    $id: text.key,
    where,
    what: words.kinds[text.kind],
    written: text.written,
    'zh-Hant': text.translations['zh-Hant'],
    en: text.translations.en,
    state: state.join('；'),
  };
}

/** What differs between the rows of two moments. */
export function changedTexts(before: unknown, after: unknown): readonly TextChange[] {
  const rows = new Map(
    listOf(before)
      .filter(isRecord)
      .map((row) => [row['$id'], row]),
  );
  return listOf(after)
    .filter(isRecord)
    .flatMap((row) =>
      textLanguages.flatMap((language): readonly TextChange[] => {
        const text = row[language];
        const isSame = text === rows.get(row['$id'])?.[language];
        return isSame || typeof text !== 'string' ? [] : [{ key: String(row['$id']), language, text }];
      }),
    );
}

/** Translations that are right as they are. */
export function checkedTexts(texts: readonly FormText[]): readonly TextChange[] {
  return texts.flatMap(({ key, translations, unchecked }) =>
    textLanguages
      .filter((language) => unchecked[language])
      .map((language) => ({ key, language, text: translations[language] })),
  );
}
