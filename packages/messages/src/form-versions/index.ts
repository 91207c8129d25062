import type { Language } from '@zhantai/engine';
import type { FormVersionsWords } from './zh-hans.ts';

export type { FormVersionsWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<FormVersionsWords>>;

const loaded = new Map<Language, Promise<FormVersionsWords>>();

/** Words of the versions of a form: whoever never opens them never loads them. The same promise each time. */
export function loadFormVersionsWords(language: Language): Promise<FormVersionsWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
