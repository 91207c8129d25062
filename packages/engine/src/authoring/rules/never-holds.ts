import type { Condition, Definition, Scheme } from '../../definition/definition.ts';
import type { Item, Option } from '../../definition/item.ts';
import { readCondition } from '../../definition/logic/parse-logic.ts';
import { parseNumeric } from '../../fields/numeric/parse-numeric.ts';
import { switchPositions } from '../../fields/switch/switch-positions.ts';
import { compileCondition } from '../../logic/condition.ts';
import { traitsOf } from '../../types/traits.ts';
import { holdsSeveral } from './comparisons.ts';
import type { Rule } from './rule.ts';

/** Why conditions can never hold together: of which item, and what it is about it. */
export interface NeverHolds {
  readonly reason:
    | 'noConditions'
    | 'missingItem'
    | 'hiddenItem'
    | 'optionGone'
    | 'notComparable'
    | 'contradiction';
  readonly formItemId: string | null;
}

/** A rule, or one of its groups, that can never hold. */
export interface NeverHoldingRule extends NeverHolds {
  readonly ruleId: string;
  /** False where another group of the rule still can. */
  readonly whole: boolean;
}

/** Rules of which all groups, or some, never hold: an option that is gone, `> 5` and `< 3`, an item that is never shown. */
export function neverHoldingRules(
  definition: Definition,
  rules: readonly Rule[],
  hidden: ReadonlySet<string> = neverShown(definition),
): readonly NeverHoldingRule[] {
  return rules.flatMap(({ id: ruleId, groups }): NeverHoldingRule[] => {
    const reasons = groups.map((group) => neverHolds(definition, group.flatMap(readCondition), hidden));
    const never = reasons.filter((one) => one !== null);
    if (groups.length === 0) return [{ ruleId, whole: true, reason: 'noConditions', formItemId: null }];
    if (never.length === groups.length)
      return never.slice(0, 1).map((one) => ({ ...one, ruleId, whole: true }));
    return never.map((one) => ({ ...one, ruleId, whole: false }));
  });
}

/** Ids of items that no answers show: always hidden ones, and those whose schemes never hold. */
export function neverShown(definition: Definition): ReadonlySet<string> {
  const schemesOf = new Map<string, Scheme[]>();
  for (const scheme of definition.schemes) {
    for (const id of new Set(scheme.targets)) schemesOf.set(id, [...(schemesOf.get(id) ?? []), scheme]);
  }
  const never = new Set(definition.items.filter(({ hidden }) => hidden).map(({ id }) => id));
  for (let known = -1; known < never.size;) {
    known = never.size;
    const dead = new Set(definition.schemes.filter((scheme) => isDead(definition, scheme, never)));
    for (const [id, schemes] of schemesOf) if (schemes.every((scheme) => dead.has(scheme))) never.add(id);
  }
  return never;
}

function isDead(definition: Definition, scheme: Scheme, hidden: ReadonlySet<string>): boolean {
  const { relation, conditions } = scheme;
  const groups = relation === 'and' ? [conditions] : conditions.map((condition) => [condition]);
  return groups.every((group) => neverHolds(definition, group, hidden) !== null);
}

function neverHolds(
  definition: Definition,
  conditions: readonly Condition[],
  hidden: ReadonlySet<string>,
): NeverHolds | null {
  if (conditions.length === 0) return { reason: 'noConditions', formItemId: null };
  for (const condition of conditions) {
    const { formItemId } = condition;
    const item = definition.itemById.get(formItemId);
    if (item === undefined) return { reason: 'missingItem', formItemId };
    if (hidden.has(formItemId)) return { reason: 'hiddenItem', formItemId };
    if (!isComparable(item, condition)) return { reason: 'notComparable', formItemId };
    if (isOptionGone(item, condition)) return { reason: 'optionGone', formItemId };
    const others = conditions.filter((other) => other.formItemId === formItemId);
    if (contradict(item, others)) return { reason: 'contradiction', formItemId };
  }
  return null;
}

/** Numbers compare with a number that is not 0; several values only by what is among them (engine.md §3). */
function isComparable(item: Item, { expression, optionValue }: Condition): boolean {
  if (expression === 'eq' || expression === 'ne') return true;
  if (!['gt', 'ge', 'lt', 'le'].includes(expression) || holdsSeveral(item)) return false;
  const wanted = parseNumeric(optionValue);
  return wanted !== null && wanted !== 0;
}

/** Whether an item would have to be a choice that it does not offer. */
function isOptionGone(item: Item, { expression, optionValue }: Condition): boolean {
  if (expression !== 'eq') return false;
  const { family } = traitsOf(item);
  if (family === 'switch') {
    const { off, on } = switchPositions(item);
    return ![off, on].some(({ value }) => String(value) === optionValue);
  }
  if ((family !== 'choice' && family !== 'levels') || item.options === null || optionValue === '')
    return false;
  return !offers(item.options, optionValue);
}

function offers(options: readonly Option[], wanted: string): boolean {
  return options.some(
    ({ value, children }) => String(value) === wanted || (children !== undefined && offers(children, wanted)),
  );
}

/** Whether no one value of an item satisfies conditions that are each well by itself. */
function contradict(item: Item, conditions: readonly Condition[]): boolean {
  const wanted = conditions.filter(({ expression }) => expression === 'eq').map((one) => one.optionValue);
  if (holdsSeveral(item)) {
    const all = new Set(wanted);
    if (all.has('') && all.size > 1) return true;
    return conditions.some(({ expression, optionValue }) => expression === 'ne' && all.has(optionValue));
  }
  const [first] = wanted;
  if (first !== undefined)
    return !conditions.every(({ expression, optionValue }) =>
      compileCondition(expression, optionValue)(first),
    );
  return !leavesRoom(conditions);
}

/** Whether a number lies between what conditions demand. */
function leavesRoom(conditions: readonly Condition[]): boolean {
  let [least, isLeastOpen, most, isMostOpen] = [-Infinity, false, Infinity, false];
  for (const { expression, optionValue } of conditions) {
    const bound = parseNumeric(optionValue);
    if (bound === null) continue;
    const isOpen = expression === 'gt' || expression === 'lt';
    if ((expression === 'gt' || expression === 'ge') && (bound > least || (bound === least && isOpen)))
      [least, isLeastOpen] = [bound, isOpen];
    if ((expression === 'lt' || expression === 'le') && (bound < most || (bound === most && isOpen)))
      [most, isMostOpen] = [bound, isOpen];
  }
  return least < most || (least === most && !isLeastOpen && !isMostOpen);
}
