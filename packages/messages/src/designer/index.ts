import type { Language } from '@zhantai/engine';
import type { DesignerWords } from './zh-hans.ts';

export { sensitiveLabels } from './sensitive-labels.ts';
export type { DesignerWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<DesignerWords>>;

const loaded = new Map<Language, Promise<DesignerWords>>();

/** Words of the form designer: whoever never opens it never loads them. The same promise each time. */
export function loadDesignerWords(language: Language): Promise<DesignerWords> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]();
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}
