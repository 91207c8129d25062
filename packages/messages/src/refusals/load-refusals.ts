import type { Language } from '@zhantai/engine';
import { format } from '../format.ts';
import type { Params } from '../format.ts';
import type { RefusalWord, RefusalWords } from './zh-hans.ts';

export type { RefusalWord } from './zh-hans.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<RefusalWords>>;

/** Loads the sentences of one language only: for refusals the browser itself states. */
export async function loadRefusals(
  language: Language,
): Promise<(code: RefusalWord, params?: Params) => string> {
  const words = await loaders[language]();
  return (code, params = {}) => format(words[code], params).trim();
}
