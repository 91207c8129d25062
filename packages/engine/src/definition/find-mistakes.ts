import type { Definition, DefinitionProblem } from './definition.ts';
import type { Item, JsonObject } from './item.ts';
import { readList, readObject } from './json-value.ts';
import { logicCycles } from './logic/logic-cycles.ts';

/**
 * What is wrong with a definition that can be read all the same (engine.md §1): whoever publishes or changes it asks, who
 * fills the form in does without.
 */
export function findMistakes(source: JsonObject, definition: Definition): readonly DefinitionProblem[] {
  return [
    ...misplaced(source),
    ...definition.items.flatMap((item) => [item, ...item.columns].flatMap(mistakesOf)),
    ...withoutParent(definition),
    ...logicCycles(definition).map(({ id }): DefinitionProblem => problem('logicCycle', id)),
  ];
}

function problem(
  code: DefinitionProblem['code'],
  formItemId: string | null,
  params: DefinitionProblem['params'] = {},
): DefinitionProblem {
  return { code, formItemId, params };
}

/** Where other designers keep their fields: a form that has them and no items is misunderstood, not empty. */
const ELSEWHERE = ['column', 'group'];

function misplaced(source: JsonObject): readonly DefinitionProblem[] {
  const raw = source['formItems'];
  if (readList(raw).length > 0) return [];
  const within = readObject(raw) ?? {};
  return ELSEWHERE.filter((key) => source[key] !== undefined || within[key] !== undefined).map((key) =>
    problem('misplacedItems', null, { key }),
  );
}

/** What can be seen to be wrong with one item alone. */
function mistakesOf({ id, minSize, maxSize, html }: Item): readonly DefinitionProblem[] {
  const isCrossed = minSize !== null && maxSize !== null && maxSize >= 0 && minSize > maxSize;
  const isScript = /<\s*script|\bon[a-z]{3,20}\s*=|javascript\s*:/i.test(html);
  return [
    ...(isCrossed ? [problem('minAboveMax', id, { min: minSize, max: maxSize })] : []),
    ...(isScript ? [problem('htmlScript', id)] : []),
  ];
}

/** Hooks that read a field which is not there. */
function withoutParent({ items, itemByProp }: Definition): readonly DefinitionProblem[] {
  return items.flatMap(({ id, hooks }) =>
    (hooks?.reads ?? [])
      .filter((parent) => !itemByProp.has(parent))
      .map(() => problem('badHook', id, { name: 'requireParent', setting: 'prop' })),
  );
}
