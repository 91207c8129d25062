import { limits, type AnswersRefused } from '@zhantai/contract';
import type { Definition, Language, Problem } from '@zhantai/engine';
import { renderProblem } from '@zhantai/messages/problems';
import { Refusal } from '../platform/refusal.ts';

/** Problems from several checks in the order of the items, of each field or cell only the first (engine.md §4). */
export function mergeProblems(
  definition: Definition,
  ...lists: readonly (readonly Problem[])[]
): readonly Problem[] {
  const all = lists.flat();
  if (all.length === 0) return all;
  const first = new Map<string, Problem>();
  for (const problem of all) {
    const place = JSON.stringify([problem.prop, problem.path ?? null]);
    if (!first.has(place)) first.set(place, problem);
  }
  const order = new Map(definition.items.map((item, index) => [item.prop, index]));
  const rank = (problem: Problem): number => order.get(problem.prop) ?? Number.MAX_SAFE_INTEGER;
  return [...first.values()].sort((one, other) => rank(one) - rank(other) || rowOf(one) - rowOf(other));
}

function rowOf(problem: Problem): number {
  return problem.path?.[0] ?? -1;
}

/** The refusal of answers: the first problems with their sentences, and how many more there are (wire.md §1). */
export function refuseAnswers(problems: readonly Problem[], language: Language): Refusal {
  const listed = problems.slice(0, limits.problemsListed);
  const more = problems.length - listed.length;
  return new Refusal(
    'ANSWERS_REFUSED',
    { count: problems.length },
    { problems: presentProblems(listed, language), ...(more === 0 ? {} : { more }) },
  );
}

/** Problems as they travel, each with its sentence. */
export function presentProblems(
  problems: readonly Problem[],
  language: Language,
): AnswersRefused['problems'] {
  return problems.map((problem) => ({
    prop: problem.prop,
    formItemId: problem.formItemId,
    label: problem.label,
    ...(problem.path === undefined ? {} : { path: [problem.path[0], problem.path[1]] }),
    code: problem.code,
    params: { ...problem.params },
    message: renderProblem(problem, language),
  }));
}
