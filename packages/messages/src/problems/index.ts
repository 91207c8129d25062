// All languages at once, for the server. A browser imports `@zhantai/messages/problems/load`.
import type { DefinitionProblem, Language, Problem } from '@zhantai/engine';
import { en } from './en.ts';
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

/** The sentence for a mistake in an answer (engine.md §4). */
export function renderProblem(problem: Problem, language: Language): string {
  return renderers[language].problem(problem);
}

/** The sentence for a mistake in a form definition (engine.md §1). */
export function renderDefinitionProblem(problem: DefinitionProblem, language: Language): string {
  return renderers[language].definitionProblem(problem);
}
