import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';
import { outline } from './outline.ts';
import type { OutlineItem } from './outline.ts';
import type { Rule, RuleTarget } from './rule.ts';

/**
 * Reads the schemes of the wire as rules (authoring.md §1.3): one for each scheme that shows something. A title becomes
 * its section where every scheme that shows one of them shows all.
 * @param items form items as they arrive.
 * @param scheme `formLogic.scheme` as it arrives.
 */
export function schemesToRules(items: unknown, scheme: unknown): readonly Rule[] {
  const outlined = outline(items);
  const shown = readList(scheme).map(shownBy);
  const titleOf = new Map(
    wholeSections(outlined, shown).flatMap(([title, ...rest]) => rest.map((id) => [id, title] as const)),
  );
  const titles = new Set(titleOf.values());
  return readList(scheme).flatMap((raw, at) => {
    const targets = (shown[at] ?? []).flatMap((formItemId): readonly RuleTarget[] => {
      if (titles.has(formItemId)) return [{ formItemId, section: true }];
      return titleOf.has(formItemId) ? [] : [{ formItemId }];
    });
    return targets.length === 0 ? [] : [{ id: `s${at + 1}`, groups: groupsOf(raw), targets }];
  });
}

/** Ids of what a scheme shows, each once. */
function shownBy(raw: unknown): readonly string[] {
  const triggers = isJsonObject(raw) ? readList(raw['triggerList']) : [];
  const showing = triggers.filter(isJsonObject).filter((trigger) => trigger['type'] === 'show');
  return [...new Set(showing.map((trigger) => readText(trigger['formItemId'])))];
}

/** The ids of each section, its title first, that schemes show only as a whole. */
function wholeSections(
  items: readonly OutlineItem[],
  shown: readonly (readonly string[])[],
): readonly (readonly [string, ...string[]])[] {
  const rests = new Map<string, string[]>();
  for (const { id, title, section } of items) {
    if (title) rests.set(id, []);
    else if (section !== null) rests.get(section)?.push(id);
  }
  const schemesOf = new Map<string, number[]>();
  shown.forEach((ids, at) => {
    for (const id of ids) {
      const schemes = schemesOf.get(id);
      if (schemes === undefined) schemesOf.set(id, [at]);
      else schemes.push(at);
    }
  });
  const places = (id: string): string => (schemesOf.get(id) ?? []).join();
  return [...rests]
    .filter(([title, rest]) => rest.length > 0 && rest.every((id) => places(id) === places(title)))
    .map(([title, rest]) => [title, ...rest]);
}

function groupsOf(raw: unknown): readonly (readonly JsonObject[])[] {
  const condition = isJsonObject(raw) && isJsonObject(raw['condition']) ? raw['condition'] : {};
  const conditions = readList(condition['conditionList']).filter(isJsonObject);
  if (conditions.length === 0) return [];
  if (condition['relation'] === 'or') return conditions.map((one) => [one]);
  return condition['relation'] === 'and' ? [conditions] : [];
}
