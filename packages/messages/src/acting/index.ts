import type { Language } from '@zhantai/engine';
import type { ActingWords } from './zh-hans.ts';

export type { ActingWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<ActingWords>>;

const loaded = new Map<Language, Promise<ActingWords>>();

/** Words of whoever sees the portal as an exhibitor does: nobody else loads them. The same promise each time. */
export function loadActingWords(language: Language): Promise<ActingWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
