import type { Language } from '@zhantai/engine';
import type { PreviewWords } from './zh-hans.ts';

export type { PreviewWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<PreviewWords>>;

const loaded = new Map<Language, Promise<PreviewWords>>();

/** Words of the preview of a form: whoever never opens it never loads them. The same promise each time. */
export function loadPreviewWords(language: Language): Promise<PreviewWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
