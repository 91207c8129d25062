import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';

/** What a rule shows: an item alone, or with `section` a title and all that stands under it. */
export interface RuleTarget {
  readonly formItemId: string;
  readonly section?: true;
}

/**
 * A rule as the designer shows it (authoring.md §1): its targets are shown while some group holds, a group while all of
 * its conditions do. Conditions stay as they were written, unknown keys included.
 */
export interface Rule {
  readonly id: string;
  readonly groups: readonly (readonly JsonObject[])[];
  readonly targets: readonly RuleTarget[];
}

/** Reads the rules of a draft; what is no rule, group, condition or target is left out. */
export function readRules(raw: unknown): readonly Rule[] {
  return readList(raw)
    .filter(isJsonObject)
    .map((rule) => ({
      id: readText(rule['id']),
      groups: groupsOf(rule),
      targets: targetsOf(rule).map(readTarget),
    }));
}

/** The conditions of a rule as it was written, group by group. */
export const groupsOf = (rule: JsonObject): readonly (readonly JsonObject[])[] =>
  readList(rule['groups']).map((group) => readList(group).filter(isJsonObject));

/** What a rule as it was written shows. */
export const targetsOf = (rule: JsonObject): readonly JsonObject[] =>
  readList(rule['targets']).filter(isJsonObject);

/** The id of the item that a condition watches or a target shows. */
export const namedBy = (entry: JsonObject): string => readText(entry['formItemId']);

function readTarget(raw: JsonObject): RuleTarget {
  const formItemId = namedBy(raw);
  return raw['section'] === true ? { formItemId, section: true } : { formItemId };
}
