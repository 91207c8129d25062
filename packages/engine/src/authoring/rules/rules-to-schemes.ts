import type { JsonObject } from '../../definition/item.ts';
import { conditionGroup, crossGroups, groupKey, reduceGroups } from './condition-groups.ts';
import type { ConditionGroup } from './condition-groups.ts';
import { outline } from './outline.ts';
import { readRules } from './rule.ts';
import type { Rule } from './rule.ts';

/** An item on which more than 64 groups stand: it is never shown. */
export interface RuleProblem {
  readonly code: 'tooManyGroups';
  readonly formItemId: string;
}

/** The schemes that rules are made into. */
export interface MadeSchemes {
  readonly scheme: readonly JsonObject[];
  readonly problems: readonly RuleProblem[];
}

/** A scheme while it is made. */
interface OpenScheme {
  readonly conditions: readonly JsonObject[];
  readonly targets: string[];
}

/**
 * Makes the schemes of the wire from rules (authoring.md §1.2): an item is visible by them exactly when the rules mean so.
 * @param items form items as they arrive.
 * @param rules the rules of a draft; see {@link Rule}.
 */
export function rulesToSchemes(items: unknown, rules: unknown): MadeSchemes {
  const outlined = outline(items);
  const byTarget = rulesByTarget(
    readRules(rules),
    new Set(outlined.filter(({ title }) => title).map(({ id }) => id)),
  );
  const problems: RuleProblem[] = [];
  const open = new Map<string, OpenScheme>();
  const listOf = groupLists();
  const known = new Set(outlined.map(({ id }) => id));
  const missing = [...byTarget.own.keys()].filter((id) => !known.has(id)).toSorted();

  for (const { id, section } of outlined) make(id, section);
  for (const id of missing) make(id, null);
  return { scheme: [...open.values()].map(written), problems };

  function make(id: string, section: string | null): void {
    const own = byTarget.own.get(id) ?? null;
    const ofSection = section === null ? null : (byTarget.sections.get(section) ?? null);
    if (own === null && ofSection === null) return;
    const groups = listOf(ofSection, own);
    if (groups === null) problems.push({ code: 'tooManyGroups', formItemId: id });
    const shown = groups ?? [];
    // Without groups it is never shown: a scheme without conditions keeps it hidden.
    for (const group of shown.length === 0 ? [conditionGroup([])] : shown) {
      const key = groupKey(group);
      const scheme = open.get(key);
      if (scheme === undefined) open.set(key, { conditions: group.conditions, targets: [id] });
      else scheme.targets.push(id);
    }
  }
}

/** The rules that name an item alone, and those that name its section. */
interface RulesByTarget {
  readonly own: ReadonlyMap<string, ReadonlySet<Rule>>;
  readonly sections: ReadonlyMap<string, ReadonlySet<Rule>>;
}

function rulesByTarget(rules: readonly Rule[], titles: ReadonlySet<string>): RulesByTarget {
  const own = new Map<string, Set<Rule>>();
  const sections = new Map<string, Set<Rule>>();
  for (const rule of rules) {
    for (const { formItemId, section } of rule.targets) {
      const map = section === true && titles.has(formItemId) ? sections : own;
      const named = map.get(formItemId);
      if (named === undefined) map.set(formItemId, new Set([rule]));
      else named.add(rule);
    }
  }
  return { own, sections };
}

type GroupList = readonly ConditionGroup[] | null;

/** The groups of an item by the rules of its section and its own; many items of a section have the same. */
function groupLists(): (section: ReadonlySet<Rule> | null, own: ReadonlySet<Rule> | null) => GroupList {
  const numbers = new Map<Rule, number>();
  const lists = new Map<string, GroupList>();

  return (section, own) => {
    const name = `${nameOf(section)}/${nameOf(own)}`;
    const known = lists.get(name);
    if (known !== undefined) return known;
    const list = groupsOf(section, own);
    lists.set(name, list);
    return list;
  };

  function nameOf(rules: ReadonlySet<Rule> | null): string {
    if (rules === null) return '-';
    return [...rules]
      .map((rule) => {
        const number = numbers.get(rule) ?? numbers.size;
        numbers.set(rule, number);
        return number;
      })
      .join(',');
  }
}

function groupsOf(section: ReadonlySet<Rule> | null, own: ReadonlySet<Rule> | null): GroupList {
  const outer = section === null ? null : factorOf(section);
  const inner = own === null ? null : factorOf(own);
  if (section === null) return inner;
  if (own === null) return outer;
  return outer === null || inner === null ? null : crossGroups(outer, inner);
}

function factorOf(rules: ReadonlySet<Rule>): GroupList {
  return reduceGroups([...rules].flatMap(({ groups }) => groups.map(conditionGroup)));
}

function written({ conditions, targets }: OpenScheme): JsonObject {
  return {
    triggerList: targets.map((formItemId) => ({ formItemId, type: 'show' })),
    condition: { relation: 'and', conditionList: conditions },
  };
}
