import type { Language } from '@zhantai/engine';
import type { ClosedWords } from './zh-hans.ts';

export type { ClosedWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<ClosedWords>>;

const loaded = new Map<Language, Promise<ClosedWords>>();

/** Words of a closed exhibition: an open one never loads them. The same promise each time. */
export function loadClosedWords(language: Language): Promise<ClosedWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
