import type { Definition, DefinitionProblem, Scheme } from './definition.ts';
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
    ...doubled(definition),
    ...definition.items.flatMap((item) => [item, ...item.columns].flatMap(mistakesOf)),
    ...definition.schemes.flatMap((scheme) => mistakesOfScheme(scheme, definition)),
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

/** Items that share a name with one before them, and columns that do in their table. */
function doubled({ items, itemById, itemByProp }: Definition): readonly DefinitionProblem[] {
  return items.flatMap((item) => [
    ...doubledColumns(item),
    ...(itemById.get(item.id) === item ? [] : [problem('duplicateId', item.id)]),
    ...(itemByProp.get(item.prop) === item ? [] : [problem('duplicateProp', item.id, { prop: item.prop })]),
  ]);
}

function doubledColumns({ columns }: Item): readonly DefinitionProblem[] {
  const props = new Set<string>();
  return columns.flatMap(({ id, prop }) => {
    const isDoubled = props.has(prop);
    props.add(prop);
    return isDoubled ? [problem('duplicateProp', id, { prop })] : [];
  });
}

function mistakesOfScheme(
  { targets, conditions }: Scheme,
  { itemById }: Definition,
): readonly DefinitionProblem[] {
  const named = [...targets, ...conditions.map(({ formItemId }) => formItemId)];
  const missing = named.filter((id) => !itemById.has(id)).map((id) => problem('missingItem', id));
  const [first] = targets;
  return first !== undefined && conditions.length === 0
    ? [...missing, problem('noConditions', first)]
    : missing;
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
