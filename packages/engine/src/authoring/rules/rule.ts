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
      groups: readList(rule['groups']).map((group) => readList(group).filter(isJsonObject)),
      targets: readList(rule['targets']).filter(isJsonObject).map(readTarget),
    }));
}

function readTarget(raw: JsonObject): RuleTarget {
  const formItemId = readText(raw['formItemId']);
  return raw['section'] === true ? { formItemId, section: true } : { formItemId };
}
