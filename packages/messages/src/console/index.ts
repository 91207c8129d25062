import type { Language } from '@zhantai/engine';
import type { ConsoleWords } from './zh-hans.ts';

export type { ConsoleWords } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<ConsoleWords>>;

/** Loads the console's words in one language. */
export function loadConsoleWords(language: Language): Promise<ConsoleWords> {
  return loaders[language]();
}
