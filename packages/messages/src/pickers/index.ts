import type { Language } from '@zhantai/engine';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import type { PickerWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { PickerWords } from './zh-hans.ts';

/** Words of the pickers by language. */
export const pickerWords = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
} satisfies Record<Language, PickerWords>;
