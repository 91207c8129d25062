import type { Language } from '@zhantai/engine';
import type { DefinitionWords } from './definition-zh-hans.ts';
import { definitionRenderer } from './render-definition-with.ts';
import type { DefinitionRenderer } from './render-definition-with.ts';

export type { DefinitionRenderer } from './render-definition-with.ts';

const loaders = {
  'zh-Hans': async () => (await import('./definition-zh-hans.ts')).definitionZhHans,
  'zh-Hant': async () => (await import('./definition-zh-hant.ts')).definitionZhHant,
  en: async () => (await import('./definition-en.ts')).definitionEn,
} satisfies Record<Language, () => Promise<DefinitionWords>>;

/** Loads the sentences about definitions in one language only. */
export async function loadDefinitionProblems(language: Language): Promise<DefinitionRenderer> {
  return definitionRenderer(await loaders[language]());
}
