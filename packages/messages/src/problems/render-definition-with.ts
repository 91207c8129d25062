import type { DefinitionProblem } from '@zhantai/engine';
import { format } from '../format.ts';
import type { DefinitionWords } from './definition-zh-hans.ts';

/** The sentence the organiser reads before publishing, in one language. */
export type DefinitionRenderer = (problem: DefinitionProblem) => string;

/** The renderer over the words of one language. */
export function definitionRenderer(words: DefinitionWords): DefinitionRenderer {
  return (problem) =>
    format(words[problem.code], { formItemId: problem.formItemId ?? '', ...problem.params });
}
