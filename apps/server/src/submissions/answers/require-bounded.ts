import { limits } from '@zhantai/contract';
import { weighAnswers, type Answers, type Definition, type Language } from '@zhantai/engine';
import { refuseAnswers } from '../problems.ts';

/**
 * Weighs answers that come from outside, before anything else is done with them.
 * @param cells how many may be in them.
 * @returns how many cells there are to judge.
 * @throws Refusal ANSWERS_REFUSED where they are more than anybody fills in.
 */
export function requireBounded(
  definition: Definition,
  answers: Answers,
  language: Language,
  cells: number = limits.answers.cells,
): number {
  const weight = weighAnswers(definition, answers, { ...limits.answers, cells });
  if (weight.problem !== null) throw refuseAnswers([weight.problem], language);
  return weight.cells;
}
