import type { textsZhHans } from './zh-hans.ts';

const texts = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`;

export const textsEn: typeof textsZhHans = {
  tab: 'Translations',
  title: (all: number, missing: number) =>
    missing === 0 ? `All of ${texts(all)} translated` : `${missing} of ${texts(all)} not translated yet`,
  filter: 'Listed',
  filters: {
    all: (count: number) => `All ${count}`,
    missing: (count: number) => `Missing ${count}`,
    unchecked: (count: number) => `To be checked ${count}`,
  },
  find: 'Find a text',
  none: 'No such text',
  grid: 'Translations',
  where: 'Where',
  what: 'What',
  written: '简体',
  'zh-Hant': '繁體',
  en: 'English',
  state: 'State',
  missing: (language: string) => `No ${language}: exhibitors read 简体`,
  unchecked: (language: string) => `${language} to be checked`,
  wholeForm: 'Whole form',
  column: (item: string, column: string) => `${item} › ${column}`,
  kinds: {
    label: 'Label',
    help: 'Help',
    placeholder: 'Placeholder',
    tip: 'Tip',
    unit: 'Unit',
    append: 'Unit',
    subLabel: 'Title of rows',
    html: 'Content',
    options: 'Option',
    messages: 'Sentence of a check',
    title: 'Title',
    desc: 'Description',
    memo: 'Note',
    submitText: 'Submit button',
  },
  fill: 'Fill 繁體 from 简体',
  filled: (count: number) => `Filled ${texts(count)} in 繁體, all to be checked`,
  nothingToFill: 'No 繁體 is missing',
  check: (count: number) => `Mark the ${texts(count)} listed as checked`,
  checked: (count: number) => `${texts(count)} marked as checked`,
  changed: (count: number) => `Changed ${count} ${count === 1 ? 'translation' : 'translations'}`,
  export: 'Export translations',
  import: 'Import translations',
  fileName: (form: string) => `${form} translations.xlsx`,
  key: 'Key',
  clear: 'CLEAR',
  imported: (changed: number, unknown: number) =>
    unknown === 0
      ? `Imported ${changed} ${changed === 1 ? 'translation' : 'translations'}`
      : `Imported ${changed} ${changed === 1 ? 'translation' : 'translations'}; the keys of ${unknown} ${unknown === 1 ? 'row are' : 'rows are'} not in the form`,
  unreadable: 'No worksheet with a column of keys was found',
};
