import { readPattern, testPattern } from '../definition/patterns/read-pattern.ts';
import type { Item, Rule } from '../definition/item.ts';
import { codePoints } from '../fields/code-points.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import { finding } from '../fields/finding.ts';
import { isRoundedNumber } from '../fields/text/lost-digits.ts';
import { coreOf } from '../fields/registry.ts';
import { switchPositions } from '../fields/switch/switch-positions.ts';
import { ruleTypes } from './rule-types.ts';
import { traitsOf } from '../types/traits.ts';
import type { Family } from '../types/traits.ts';

/** Families whose values are no texts of the user's. */
const WORDLESS: ReadonlySet<Family> = new Set<Family>(['rows', 'file', 'switch']);

/** `rules`, entry by entry: type, min, max, pattern; an entry's own message replaces the sentence (engine.md §4). */
export function checkRules(value: FieldValue, item: Item, within: CheckContext): Finding | null {
  for (const rule of item.rules) {
    const found = checkRule(rule, value, item, within);
    if (found !== null)
      return rule.message === undefined ? found : finding('custom', { message: rule.message });
  }
  return null;
}

function checkRule(rule: Rule, value: FieldValue, item: Item, within: CheckContext): Finding | null {
  return (
    checkType(rule, value, item, within) ?? checkLimits(rule, value, item) ?? checkPattern(rule, value, item)
  );
}

function checkType(rule: Rule, value: FieldValue, item: Item, within: CheckContext): Finding | null {
  if (rule.type === undefined) return null;
  if (rule.type === 'accepted') {
    const { family } = traitsOf(item);
    return family === 'switch' && value !== switchPositions(item).on.value ? finding('accepted') : null;
  }
  const test = ruleTypes.get(rule.type);
  if (test === undefined) return null;
  if (everyText(value, item, (text) => test(text, within.today))) return null;
  const isLost = rule.type === 'idCard' && typeof value === 'string' && isRoundedNumber(value);
  return finding(isLost ? 'lostDigits' : 'format');
}

/** Length of texts, size of numbers, count of lists. */
function checkLimits({ min, max }: Rule, value: FieldValue, item: Item): Finding | null {
  if (min === undefined && max === undefined) return null;
  if (typeof value === 'number') {
    if (min !== undefined && value < min) return finding('min', { min });
    return max !== undefined && value > max ? finding('max', { max }) : null;
  }
  if (typeof value === 'string') {
    const length = codePoints(value);
    if (min !== undefined && length < min) return finding('minLength', { n: min });
    return max !== undefined && length > max ? finding('maxLength', { n: max }) : null;
  }
  if (!Array.isArray(value)) return null;
  const { family, paths } = traitsOf(item);
  // The list of a range or of a path is one value, not a number of things.
  if (family === 'range' || paths === true) return null;
  if (min !== undefined && value.length < min) return finding('minSize', { n: min });
  return max !== undefined && value.length > max ? finding('maxSize', { n: max }) : null;
}

/** A pattern that is refused tests nothing: the definition's problem says so before it is published. */
function checkPattern({ pattern }: Rule, value: FieldValue, item: Item): Finding | null {
  const compiled = pattern === undefined ? null : readPattern(pattern);
  if (compiled === null) return null;
  return everyText(value, item, (text) => testPattern(compiled, text)) ? null : finding('pattern');
}

/** Whether all texts of a value that are not empty pass a test. */
function everyText(value: FieldValue, item: Item, test: (text: string) => boolean): boolean {
  if (WORDLESS.has(traitsOf(item).family)) return true;
  const compared = typeof value === 'string' ? value : coreOf(item).compare(value, item);
  if (typeof compared === 'string') return compared === '' || test(compared);
  return compared.every((text) => text === '' || test(text));
}
