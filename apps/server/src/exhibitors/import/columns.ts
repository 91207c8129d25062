import type { Language } from '@zhantai/engine';
import { renderImportWord, type ImportWord } from '@zhantai/messages/imports';

/** The columns of a workbook of exhibitors and booths, in their order (console.md §1.2). */
export const importProps = [
  'code',
  'name',
  'nameEn',
  'origin',
  'language',
  'tags',
  'hall',
  'number',
  'area',
  'type',
  'heightLimit',
  'contact',
  'phone',
  'email',
] as const;
export type ImportProp = (typeof importProps)[number];

interface Column {
  readonly item: 'input' | 'number' | 'select';
  readonly required?: boolean;
  readonly help?: ImportWord;
  readonly unit?: ImportWord;
  /** Words by value. */
  readonly options?: Readonly<Record<string, ImportWord>>;
}

const columns = {
  code: { item: 'input', help: 'helpCode' },
  name: { item: 'input', required: true },
  nameEn: { item: 'input' },
  origin: {
    item: 'select',
    options: { cn: 'originCn', hmt: 'originHmt', os: 'originOs' },
  },
  language: {
    item: 'select',
    options: { 'zh-Hans': 'languageHans', 'zh-Hant': 'languageHant', en: 'languageEn' },
  },
  tags: { item: 'input', help: 'helpTags' },
  hall: { item: 'input' },
  number: { item: 'input', help: 'helpNumber' },
  area: { item: 'number', unit: 'areaUnit' },
  type: {
    item: 'select',
    options: { std: 'typeStd', raw: 'typeRaw', semi: 'typeSemi' },
  },
  heightLimit: { item: 'number', unit: 'heightUnit' },
  contact: { item: 'input', required: true },
  phone: { item: 'input', required: true, help: 'helpPhone' },
  email: { item: 'input' },
} as const satisfies Readonly<Record<ImportProp, Column>>;

const translated = ['zh-Hant', 'en'] as const;

/** The values that a column takes; null where it takes any. */
export function valuesOf(prop: ImportProp): readonly string[] | null {
  const { options }: Column = columns[prop];
  return options === undefined ? null : Object.keys(options);
}

/** A value as its column shows it. */
export function shownValue(prop: ImportProp, value: string, language: Language): string {
  const { options = {} }: Column = columns[prop];
  const word = options[value];
  return word === undefined ? value : renderImportWord(word, language);
}

/** The columns as the items of a form, so that a workbook is read and made as for any other table. */
export function importItems(): readonly object[] {
  return importProps.map((prop) => {
    const { item, required = false, help, unit, options }: Column = columns[prop];
    const texts = (language: Language) => ({
      ...(help === undefined ? {} : { help: renderImportWord(help, language) }),
      ...(unit === undefined ? {} : { append: renderImportWord(unit, language) }),
    });
    return {
      formItemId: `import_${prop}`,
      formItemType: item,
      formItemLabel: renderImportWord(prop, 'zh-Hans'),
      formItemRequired: required,
      formItemOriginalData: {
        prop,
        ...texts('zh-Hans'),
        ...(item === 'number' ? { precision: 2 } : {}),
        ...(options === undefined
          ? {}
          : {
              dicData: Object.keys(options).map((value) => ({
                value,
                label: shownValue(prop, value, 'zh-Hans'),
              })),
            }),
        i18n: Object.fromEntries(
          translated.map((language) => [
            language,
            {
              label: renderImportWord(prop, language),
              ...texts(language),
              options: Object.fromEntries(
                Object.keys(options ?? {}).map((value) => [value, shownValue(prop, value, language)]),
              ),
            },
          ]),
        ),
      },
    };
  });
}
