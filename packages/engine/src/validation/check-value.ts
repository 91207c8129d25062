import type { Item } from '../definition/item.ts';
import type { CheckContext, FieldCore, Finding } from '../fields/field-core.ts';
import type { FieldValue } from '../types/field-value.ts';
import { finding } from '../fields/finding.ts';
import { coreOf } from '../fields/registry.ts';
import { checkRules } from './check-rules.ts';

/**
 * The first thing wrong with one value: required, other-text, type, size, pattern, rules (engine.md §4).
 * A locked field is never missing: that would be the organiser's problem (engine.md §2).
 */
export function checkValue(
  value: FieldValue,
  item: Item,
  within: CheckContext,
  locked: boolean,
): Finding | null {
  return checkByCore(coreOf(item), value, item, within, locked);
}

/** The same where the item's core is at hand. */
export function checkByCore(
  core: FieldCore,
  value: FieldValue,
  item: Item,
  within: CheckContext,
  locked: boolean,
): Finding | null {
  if (!core.answers) return null;
  if (core.isEmpty(value, item)) return item.required && !locked ? missing(item) : null;
  const found = core.check(value, item, within);
  return found !== null || item.rules.length === 0 ? found : checkRules(value, item, within);
}

/** Whether nobody may type into an item. */
export function isLocked(item: Item): boolean {
  return item.readonly || item.disabled || item.compute !== null;
}

function missing(item: Item): Finding {
  const message = item.rules.find((rule) => rule.required === true && rule.message !== undefined)?.message;
  return message === undefined ? finding(coreOf(item).missing(item)) : finding('custom', { message });
}
