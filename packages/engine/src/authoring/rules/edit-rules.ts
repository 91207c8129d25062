import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readObject, readText } from '../../definition/json-value.ts';
import { settingOf } from '../same.ts';
import { readRules } from './rule.ts';
import type { Rule } from './rule.ts';
import { withSchemes } from './rules-of-draft.ts';
import { schemesToRules } from './schemes-to-rules.ts';

/** The rules of an open draft: its own, or what its schemes read as while it has none (authoring.md §1.3). */
export function draftRules(detail: JsonObject): readonly Rule[] {
  return readRules(rawRules(detail));
}

/** A draft with a rule in the place of the one with its id, else behind all; its schemes are made anew. */
export function withDraftRule(detail: JsonObject, { id, groups, targets }: Rule): JsonObject {
  const rules = rawRules(detail);
  const at = rules.findIndex((raw) => idOf(raw) === id);
  const before = rules[at];
  const rule = { ...(isJsonObject(before) ? before : {}), id, groups, targets };
  return withRuleList(detail, at === -1 ? [...rules, rule] : rules.with(at, rule));
}

/** A draft without a rule; what it alone showed is always shown. */
export function withoutDraftRule(detail: JsonObject, id: string): JsonObject {
  const rules = rawRules(detail);
  return withRuleList(
    detail,
    rules.filter((raw) => idOf(raw) !== id),
  );
}

/**
 * A draft whose rules name an item no more: conditions on it and targets go, and rules that are left without any. A rule
 * that lost one group of several keeps the others.
 */
export function withoutRulesOn(detail: JsonObject, formItemId: string): JsonObject {
  return draftRules(detail).reduce((now, rule) => {
    const groups = rule.groups
      .map((group) => group.filter((condition) => readText(condition['formItemId']) !== formItemId))
      .filter((group) => group.length > 0);
    const targets = rule.targets.filter((target) => target.formItemId !== formItemId);
    const wasNamed =
      targets.length < rule.targets.length ||
      rule.groups.flat().some((condition) => readText(condition['formItemId']) === formItemId);
    if (!wasNamed) return now;
    return groups.length === 0 || targets.length === 0
      ? withoutDraftRule(now, rule.id)
      : withDraftRule(now, { ...rule, groups, targets });
  }, detail);
}

function rawRules(detail: JsonObject): readonly unknown[] {
  const logic = logicOf(detail);
  const rules = settingOf(logic, 'rules');
  if (rules !== undefined) return readList(rules);
  return schemesToRules(settingOf(detail, 'formItems'), settingOf(logic, 'scheme') ?? []);
}

function withRuleList(detail: JsonObject, rules: readonly unknown[]): JsonObject {
  const logic = logicOf(detail);
  return withSchemes({ ...detail, formLogic: { ...logic, rules } }, [settingOf(logic, 'scheme')]);
}

/** An object, or the JSON text of one. */
function logicOf(detail: JsonObject): JsonObject {
  return readObject(settingOf(detail, 'formLogic')) ?? {};
}

function idOf(raw: unknown): string {
  return isJsonObject(raw) ? readText(raw['id']) : '';
}
