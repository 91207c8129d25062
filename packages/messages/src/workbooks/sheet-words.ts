import type { Language } from '@zhantai/engine';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import type { SheetWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

/** Words of spreadsheets by language; a workbook may come in another language than the page, so all of them together. */
export const sheetWords = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
} satisfies Record<Language, SheetWords>;
