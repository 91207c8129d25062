import { parseDefinition, type Definition, type DefinitionProblem, type Item } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { isSafePattern } from './analyse-pattern.ts';

/**
 * Everything that forbids to publish a definition, in any of its languages: the engine's problems, and patterns that a
 * real analyser refuses (engine.md §1, §4).
 */
export async function definitionProblems(detail: unknown): Promise<readonly DefinitionProblem[]> {
  const parsed = languages.map((language) => parseDefinition(detail, { language }));
  const problems = parsed.flatMap((definition) => definition.problems);
  const patterns = new Map<string, string>();
  for (const definition of parsed) {
    for (const item of allItems(definition)) {
      for (const { pattern } of item.rules) if (pattern !== undefined) patterns.set(pattern, item.id);
    }
  }
  const judged = await Promise.all(
    [...patterns].map(async ([pattern, formItemId]): Promise<DefinitionProblem[]> => {
      if (await isSafePattern(pattern)) return [];
      return [{ code: 'refusedPattern', formItemId, params: { pattern } }];
    }),
  );
  return distinct([...problems, ...judged.flat()]);
}

function allItems(definition: Definition): readonly Item[] {
  return definition.items.flatMap((item) => [item, ...item.columns]);
}

/** The same problem is found once in every language. */
function distinct(problems: readonly DefinitionProblem[]): readonly DefinitionProblem[] {
  return [
    ...new Map(
      problems.map((problem) => [
        `${problem.code} ${problem.formItemId} ${JSON.stringify(problem.params)}`,
        problem,
      ]),
    ).values(),
  ];
}
