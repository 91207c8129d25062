import type { Language } from '@zhantai/engine';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import type { DataTableWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { DataTableWords } from './zh-hans.ts';

/** Words of the table of records by language. */
export const dataTableWords = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
} satisfies Record<Language, DataTableWords>;
