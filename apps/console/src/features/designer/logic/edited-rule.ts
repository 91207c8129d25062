import {
  isRealMoment,
  normaliseNumber,
  readNumber,
  traitsOf,
  type Definition,
  type Item,
  type JsonObject,
} from '@zhantai/engine';
import {
  comparisonOf,
  comparisonsOf,
  expressionOf,
  isBare,
  readCondition,
  type AuthoringRule,
  type Comparison,
  type RuleTarget,
} from '@zhantai/engine/authoring';

/** A condition while somebody edits it. */
export interface EditedCondition {
  /** As it came: what is not touched is written as it was, with keys that nobody knows. */
  readonly raw: JsonObject;
  readonly isTouched: boolean;
  /** Empty until one is chosen. */
  readonly formItemId: string;
  /** Null until there is an item, and for one that this designer would not write. */
  readonly comparison: Comparison | null;
  /** Empty until one is given. */
  readonly value: string | number | boolean;
}

/** A rule while somebody edits it. */
export interface EditedRule {
  readonly id: string;
  readonly groups: readonly (readonly EditedCondition[])[];
  readonly targets: readonly RuleTarget[];
}

/** Why a rule is no whole one yet. */
export type RuleFault = 'item' | 'comparison' | 'value' | 'number' | 'zero' | 'moment' | 'targets';

/** A condition that nothing is chosen of. */
export const blankCondition: EditedCondition = {
  raw: {},
  isTouched: true,
  formItemId: '',
  comparison: null,
  value: '',
};

/** Opens a rule; one without conditions has one to be chosen. */
export function editRule({ id, groups, targets }: AuthoringRule, definition: Definition): EditedRule {
  const opened = groups
    .map((group) => group.map((raw) => editCondition(raw, definition)))
    .filter((group) => group.length > 0);
  return { id, groups: opened.length === 0 ? [[blankCondition]] : opened, targets };
}

function editCondition(raw: JsonObject, definition: Definition): EditedCondition {
  const [condition] = readCondition(raw);
  const formItemId = condition?.formItemId ?? '';
  const item = definition.itemById.get(formItemId);
  const written = raw['optionValue'];
  const isValue = typeof written === 'number' || typeof written === 'boolean';
  return {
    raw,
    isTouched: false,
    formItemId,
    comparison: item === undefined || condition === undefined ? null : comparisonOf(item, condition),
    value: isValue ? written : (condition?.optionValue ?? ''),
  };
}

/** A condition on another item, with the first comparison of its type. */
export function withItem(condition: EditedCondition, item: Item | undefined): EditedCondition {
  const [comparison = null] = item === undefined ? [] : comparisonsOf(item);
  return { ...condition, isTouched: true, formItemId: item?.id ?? '', comparison, value: '' };
}

/** The conditions that say that a number is filled and not 0, with which nothing is compared by size. */
export function filledNotZero(condition: EditedCondition): readonly EditedCondition[] {
  const touched = { ...condition, isTouched: true };
  return [
    { ...touched, comparison: 'filled', value: '' },
    { ...touched, raw: {}, comparison: 'unequal', value: '0' },
  ];
}

/** The rule as it is kept. */
export function writtenRule({ id, groups, targets }: EditedRule, definition: Definition): AuthoringRule {
  return {
    id,
    groups: groups.map((group) =>
      group.map((condition) => writtenCondition(condition, definition.itemById.get(condition.formItemId))),
    ),
    targets,
  };
}

function writtenCondition(
  { raw, isTouched, formItemId, comparison, value }: EditedCondition,
  item: Item | undefined,
): JsonObject {
  if (!isTouched || comparison === null) return raw;
  // A number is compared by its digits.
  const isNumber = item !== undefined && traitsOf(item).family === 'number';
  const optionValue = isNumber ? normaliseNumber(String(value), item) : value;
  return {
    ...raw,
    formItemId,
    expression: expressionOf(comparison),
    optionValue: isBare(comparison) ? '' : optionValue,
  };
}

/** What is missing of a rule; null of a whole one. A condition that nobody touched stays, whatever it says. */
export function faultOf({ groups, targets }: EditedRule, definition: Definition): RuleFault | null {
  for (const condition of groups.flat()) {
    const fault = conditionFault(condition, definition.itemById.get(condition.formItemId));
    if (fault !== null) return fault;
  }
  return targets.length === 0 ? 'targets' : null;
}

function conditionFault(condition: EditedCondition, item: Item | undefined): RuleFault | null {
  const { isTouched, comparison, value } = condition;
  if (!isTouched) return null;
  if (item === undefined) return 'item';
  if (comparison === null) return 'comparison';
  if (isBare(comparison)) return null;
  const text = String(value).trim();
  if (text === '') return 'value';
  const { family, moment } = traitsOf(item);
  if (family === 'number') {
    const number = readNumber(text, item);
    if (number === null) return 'number';
    return isOfSize(comparison) && number === 0 ? 'zero' : null;
  }
  return family === 'calendar' && moment !== undefined && !isRealMoment(text, moment) ? 'moment' : null;
}

/** Whether a comparison asks for larger or smaller, which 0 never is (engine.md §3). */
export function isOfSize(comparison: Comparison | null): boolean {
  return (
    comparison === 'above' || comparison === 'atLeast' || comparison === 'below' || comparison === 'atMost'
  );
}
