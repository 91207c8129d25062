import type { JsonObject } from '../../definition/item.ts';
import { jsonText, readText } from '../../definition/json-value.ts';

/** More groups than this stand on no item (authoring.md §1.2). */
const MAX_GROUPS = 64;

/** Conditions that have to hold together, with what makes each of them the same as another. */
export interface ConditionGroup {
  readonly conditions: readonly JsonObject[];
  /** One for each condition, each once. */
  readonly keys: ReadonlySet<string>;
}

/** A group in which a condition that stands twice stays where it stood first. */
export function conditionGroup(conditions: readonly JsonObject[]): ConditionGroup {
  const byKey = new Map<string, JsonObject>();
  for (const condition of conditions) {
    const key = keyOf(condition);
    if (!byKey.has(key)) byKey.set(key, condition);
  }
  return { conditions: [...byKey.values()], keys: new Set(byKey.keys()) };
}

/** What two groups with the same conditions, in whatever order, have in common. */
export function groupKey({ keys }: ConditionGroup): string {
  return JSON.stringify([...keys].toSorted());
}

/** The same item, expression and text of the option value are one condition; no value is an empty one. */
function keyOf(condition: JsonObject): string {
  return JSON.stringify([
    readText(condition['formItemId']),
    readText(condition['expression']),
    jsonText(condition['optionValue'] ?? ''),
  ]);
}

/**
 * The groups without empty ones and without those that hold all conditions of another; of two alike the first stays
 * (authoring.md §1.2).
 * @returns null where more than 64 are left.
 */
export function reduceGroups(groups: readonly ConditionGroup[]): readonly ConditionGroup[] | null {
  const kept: { readonly group: ConditionGroup; readonly at: number }[] = [];
  const bySize = groups
    .map((group, at) => ({ group, at }))
    .filter(({ group }) => group.keys.size > 0)
    .toSorted((left, right) => left.group.keys.size - right.group.keys.size || left.at - right.at);
  // From the smallest on, so that what is kept stays kept, and whoever is above the bound costs no more than the bound.
  for (const next of bySize) {
    if (kept.some(({ group }) => holdsAll(next.group, group))) continue;
    if (kept.length === MAX_GROUPS) return null;
    kept.push(next);
  }
  return kept.toSorted((left, right) => left.at - right.at).map(({ group }) => group);
}

function holdsAll(group: ConditionGroup, other: ConditionGroup): boolean {
  for (const key of other.keys) if (!group.keys.has(key)) return false;
  return true;
}

/** Each group of one list with each of the other: one of both lists holds (authoring.md §1.2). Null where too many are left. */
export function crossGroups(
  outer: readonly ConditionGroup[],
  inner: readonly ConditionGroup[],
): readonly ConditionGroup[] | null {
  return reduceGroups(
    outer.flatMap((first) =>
      inner.map((second) => conditionGroup([...first.conditions, ...second.conditions])),
    ),
  );
}
