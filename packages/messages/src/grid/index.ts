import type { Language } from '@zhantai/engine';
import type { GridWords } from './zh-hans.ts';

export type { GridWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<GridWords>>;

/** Loads the words of a grid in one language. */
export const loadGridWords = (language: Language): Promise<GridWords> => loaders[language]();
