import type { JsonObject } from '@zhantai/engine';
import { openRules, withSchemes } from '@zhantai/engine/authoring';
import { isRecord, listOf } from './item-levels.ts';
import type { Detail } from './items.ts';

/**
 * The rules of a form while it is worked on, each as it was written: its own, since its schemes are made of them when it
 * is saved; those of a form that has schemes only are read from these.
 */
export function rulesOf(detail: Detail): readonly JsonObject[] {
  const { formLogic } = detail;
  const rules = isRecord(formLogic) ? formLogic['rules'] : undefined;
  return listOf(Array.isArray(rules) ? rules : openRules(detail)).filter(isRecord);
}

/** A form with other rules, and the schemes that they make. */
export function withRules(detail: Detail, rules: readonly JsonObject[]): Detail {
  const { formLogic } = detail;
  const logic = isRecord(formLogic) ? formLogic : {};
  return withSchemes({ ...detail, formLogic: { ...logic, rules } }, [logic['scheme']]);
}

/** The conditions of a rule, group by group. */
export const groupsOf = (rule: JsonObject): readonly (readonly JsonObject[])[] =>
  listOf(rule['groups']).map((group) => listOf(group).filter(isRecord));

/** What a rule shows. */
export const targetsOf = (rule: JsonObject): readonly JsonObject[] =>
  listOf(rule['targets']).filter(isRecord);

/** The id of the item that a condition watches or a target shows. */
export const namedBy = (entry: JsonObject): string => String(entry['formItemId']);
