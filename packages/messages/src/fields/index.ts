import type { Language } from '@zhantai/engine';
import type { FieldWords } from './zh-hans.ts';

export type { FieldWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<FieldWords>>;

/** Loads the words of one language only: a form page carries no other. */
export const loadFieldWords = (language: Language): Promise<FieldWords> => loaders[language]();
