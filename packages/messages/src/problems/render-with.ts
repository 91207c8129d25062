import type { DefinitionProblem, Problem } from '@zhantai/engine';
import { format } from '../format.ts';
import type { ProblemWords } from './zh-hans.ts';

/** Makes the sentences of one language. */
export interface ProblemRenderer {
  /** The sentence a person reads at the field. */
  readonly problem: (problem: Problem) => string;
  /** The sentence the organiser reads before publishing. */
  readonly definitionProblem: (problem: DefinitionProblem) => string;
}

/** The renderer over the words of one language. */
export function problemRenderer(words: ProblemWords): ProblemRenderer {
  return {
    problem: (problem) => format(words.answer[problem.code], { label: problem.label, ...problem.params }),
    definitionProblem: (problem) =>
      format(words.definition[problem.code], { formItemId: problem.formItemId ?? '', ...problem.params }),
  };
}
