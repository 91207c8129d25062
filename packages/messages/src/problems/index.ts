// All languages at once, for the server. A browser imports `@zhantai/messages/problems/load`.
import type { DefinitionProblem, Language, Problem } from '@zhantai/engine';
import { definitionEn } from './definition-en.ts';
import { definitionZhHans } from './definition-zh-hans.ts';
import { definitionZhHant } from './definition-zh-hant.ts';
import { en } from './en.ts';
import { definitionRenderer } from './render-definition-with.ts';
import type { DefinitionRenderer } from './render-definition-with.ts';
import { problemRenderer } from './render-with.ts';
import type { ProblemRenderer } from './render-with.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

export type { ProblemRenderer } from './render-with.ts';

const renderers = {
  'zh-Hans': problemRenderer(zhHans),
  'zh-Hant': problemRenderer(zhHant),
  en: problemRenderer(en),
} satisfies Record<Language, ProblemRenderer>;

const definitionRenderers = {
  'zh-Hans': definitionRenderer(definitionZhHans),
  'zh-Hant': definitionRenderer(definitionZhHant),
  en: definitionRenderer(definitionEn),
} satisfies Record<Language, DefinitionRenderer>;

/** The sentence for a mistake in an answer (engine.md §4). */
export function renderProblem(problem: Problem, language: Language): string {
  return renderers[language](problem);
}

/** The sentence for a mistake in a form definition (engine.md §1). */
export function renderDefinitionProblem(problem: DefinitionProblem, language: Language): string {
  return definitionRenderers[language](problem);
}
