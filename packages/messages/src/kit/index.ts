import type { Language } from '@zhantai/engine';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import type { KitWords } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { Language } from '@zhantai/engine';
export type { KitWords } from './zh-hans.ts';

/** Words of the kit by language; who loads one language alone takes them from its own words. */
export const kitWords = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
} satisfies Record<Language, KitWords>;
