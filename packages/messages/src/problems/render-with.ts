import type { Problem } from '@zhantai/engine';
import { format } from '../format.ts';
import type { ProblemWords } from './zh-hans.ts';

/** The sentence a person reads at the field, in one language. */
export type ProblemRenderer = (problem: Problem) => string;

/** The renderer over the words of one language. */
export function problemRenderer(words: ProblemWords): ProblemRenderer {
  return (problem) => format(words[problem.code], { label: problem.label, ...problem.params });
}
