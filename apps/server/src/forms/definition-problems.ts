import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseDefinition, type Definition, type DefinitionProblem, type Item } from '@zhantai/engine';
import { distinctProblems } from '@zhantai/engine/authoring';
import { languages } from '@zhantai/messages';
import { isSafePattern } from './analyse-pattern.ts';

/** Different patterns of one definition; an analyser takes a good part of a second for each that is hard to judge. */
const MAX_PATTERNS = 300;

/**
 * Everything that forbids to publish a definition, in any of its languages: the engine's problems, and patterns that a
 * real analyser refuses (engine.md §1, §4).
 */
export async function definitionProblems(detail: unknown): Promise<readonly DefinitionProblem[]> {
  const parsed: Definition[] = [];
  for (const language of languages) {
    // A large one is read for a tenth of a second: others have their turn in between.
    if (parsed.length > 0) await nextTurn();
    parsed.push(parseDefinition(detail, { language }));
  }
  const problems = parsed.flatMap((definition) => definition.problems);
  const patterns = patternsOf(parsed);
  if (patterns.size > MAX_PATTERNS) {
    return distinctProblems([...problems, { code: 'tooLarge', formItemId: null, params: {} }]);
  }
  // One after the other: thousands at once would fill the pipe to the analyser and stop everybody else.
  for (const [pattern, formItemId] of patterns) {
    if (await isSafePattern(pattern)) continue;
    problems.push({ code: 'refusedPattern', formItemId, params: { pattern } });
  }
  return distinctProblems(problems);
}

/** What the analyser finds of the patterns of a definition, by their text: whether they are safe. */
export async function patternVerdicts(detail: unknown): Promise<Readonly<Record<string, boolean>>> {
  const verdicts: Record<string, boolean> = {};
  for (const language of languages) {
    for (const [pattern] of patternsOf([parseDefinition(detail, { language })]))
      verdicts[pattern] = await isSafePattern(pattern);
  }
  return verdicts;
}

/** Patterns by their text, each with an item that has it. */
function patternsOf(parsed: readonly Definition[]): ReadonlyMap<string, string> {
  return new Map(
    parsed.flatMap((definition) =>
      allItems(definition).flatMap((item) =>
        item.rules.flatMap(({ pattern }) => (pattern === undefined ? [] : [[pattern, item.id] as const])),
      ),
    ),
  );
}

function allItems(definition: Definition): readonly Item[] {
  return definition.items.flatMap((item) => [item, ...item.columns]);
}
