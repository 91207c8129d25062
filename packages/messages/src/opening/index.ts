import type { Language } from '@zhantai/engine';
import type { OpeningWords } from './zh-hans.ts';

export type { OpeningWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<OpeningWords>>;

const loaded = new Map<Language, Promise<OpeningWords>>();

/** Words of the first hour and of opening: an open exhibition rarely loads them. The same promise each time. */
export function loadOpeningWords(language: Language): Promise<OpeningWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
