import type { Language } from '@zhantai/engine';
import { problemRenderer } from './render-with.ts';
import type { ProblemRenderer } from './render-with.ts';
import type { ProblemWords } from './zh-hans.ts';

export type { ProblemRenderer } from './render-with.ts';

const loaders = {
  'zh-Hans': () => import('./zh-hans.ts').then((module) => module.zhHans),
  'zh-Hant': () => import('./zh-hant.ts').then((module) => module.zhHant),
  en: () => import('./en.ts').then((module) => module.en),
} satisfies Record<Language, () => Promise<ProblemWords>>;

/** Loads the sentences about answers in one language only: what a browser uses. */
export async function loadProblems(language: Language): Promise<ProblemRenderer> {
  return problemRenderer(await loaders[language]());
}
