import type { Language } from '@zhantai/engine';
import type { SetUpWords } from './zh-hans.ts';

export type { SetUpWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<SetUpWords>>;

const loaded = new Map<Language, Promise<SetUpWords>>();

/** Words of what an exhibition begins with, and of packs. The same promise each time. */
export function loadSetUpWords(language: Language): Promise<SetUpWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
