import type { DefinitionProblem, Language } from '../../definition/definition.ts';
import type { JsonObject } from '../../definition/item.ts';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { readObject } from '../../definition/json-value.ts';
import { draftRules } from '../rules/edit-rules.ts';
import { rulesToSchemes } from '../rules/rules-to-schemes.ts';
import { settingOf } from '../same.ts';
import type { DraftProblem } from './finding.ts';

/** What forbids to publish a draft, as far as the engine alone finds it, in any language of its texts (engine.md §1). */
export function findProblems(detail: JsonObject, languages: readonly Language[]): readonly DraftProblem[] {
  const found = distinctProblems(
    languages.flatMap((language) => parseDefinition(detail, { language }).problems),
  );
  const logic = readObject(settingOf(detail, 'formLogic')) ?? {};
  if (settingOf(logic, 'rules') === undefined) return found;
  const { problems } = rulesToSchemes(settingOf(detail, 'formItems'), draftRules(detail));
  const tooMany = new Set(problems.map(({ formItemId }) => formItemId));
  return [
    // An item with too many groups is made one without conditions, which says less.
    ...found.filter(({ code, formItemId }) => code !== 'noConditions' || !tooMany.has(formItemId ?? '')),
    ...[...tooMany].map((formItemId) => ({ code: 'tooManyGroups' as const, formItemId, params: {} })),
  ];
}

/** The same problem is found once in every language. */
export function distinctProblems(problems: readonly DefinitionProblem[]): readonly DefinitionProblem[] {
  return [
    ...new Map(
      problems.map((problem) => [
        `${problem.code} ${problem.formItemId} ${JSON.stringify(problem.params)}`,
        problem,
      ]),
    ).values(),
  ];
}
