import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readObject, readText } from '../../definition/json-value.ts';
import { settingOf } from '../same.ts';
import { groupsOf, namedBy, readRules, targetsOf } from './rule.ts';
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
  return withWrittenRules(detail, at === -1 ? [...rules, rule] : rules.with(at, rule));
}

/** A draft without a rule; what it alone showed is always shown. */
export function withoutDraftRule(detail: JsonObject, id: string): JsonObject {
  const rules = rawRules(detail);
  return withWrittenRules(
    detail,
    rules.filter((raw) => idOf(raw) !== id),
  );
}

/** A draft whose rules name an item no more ({@link rulesWithout}). */
export function withoutRulesOn(detail: JsonObject, formItemId: string): JsonObject {
  const before = writtenRules(detail);
  const after = rulesWithout(before, new Set([formItemId]));
  return after.length === before.length && after.every((rule, at) => rule === before[at])
    ? detail
    : withWrittenRules(detail, after);
}

/**
 * Rules that name some items no more: conditions on them and targets go, and a rule that is left without any. A rule that
 * lost one group of several keeps the others, one that names none of the items is the same as before.
 */
export function rulesWithout(
  rules: readonly JsonObject[],
  formItemIds: ReadonlySet<string>,
): readonly JsonObject[] {
  const stays = (entry: JsonObject) => !formItemIds.has(namedBy(entry));
  return rules.flatMap((rule) => {
    const conditions = groupsOf(rule).flat();
    if ([...conditions, ...targetsOf(rule)].every(stays)) return [rule];
    const targets = targetsOf(rule).filter(stays);
    const groups = groupsOf(rule)
      .map((group) => group.filter(stays))
      .filter((group) => group.length > 0);
    const isEmpty = targets.length === 0 || (conditions.length > 0 && groups.length === 0);
    return isEmpty ? [] : [{ ...rule, groups, targets }];
  });
}

/** The rules of an open draft, each as it was written: unknown keys stay. */
export function writtenRules(detail: JsonObject): readonly JsonObject[] {
  return rawRules(detail).filter(isJsonObject);
}

/** A draft with other rules; its schemes are made anew. */
export function withWrittenRules(detail: JsonObject, rules: readonly unknown[]): JsonObject {
  const logic = logicOf(detail);
  return withSchemes({ ...detail, formLogic: { ...logic, rules } }, [settingOf(logic, 'scheme')]);
}

function rawRules(detail: JsonObject): readonly unknown[] {
  const logic = logicOf(detail);
  const rules = settingOf(logic, 'rules');
  if (rules !== undefined) return readList(rules);
  return schemesToRules(settingOf(detail, 'formItems'), settingOf(logic, 'scheme') ?? []);
}

/** An object, or the JSON text of one. */
function logicOf(detail: JsonObject): JsonObject {
  return readObject(settingOf(detail, 'formLogic')) ?? {};
}

function idOf(raw: unknown): string {
  return isJsonObject(raw) ? readText(raw['id']) : '';
}
