import { readCondition, type AuthoringRule } from '@zhantai/engine/authoring';
import type { FormLogic } from './form-logic.ts';
import type { ListedRule } from './rule-list.tsx';

/**
 * Rules from those that nothing decides: under each, further in, those that watch what it shows. A rule that several lead to
 * stands under the first; each stands once, also in a circle.
 */
export function indentRules(
  rules: readonly AuthoringRule[],
  expand: FormLogic['expand'],
): readonly ListedRule[] {
  const shownBy = new Map<string, AuthoringRule>();
  for (const rule of rules)
    for (const id of rule.targets.flatMap(expand)) if (!shownBy.has(id)) shownBy.set(id, rule);
  const under = new Map<AuthoringRule, AuthoringRule[]>();
  const first: AuthoringRule[] = [];
  for (const rule of rules) {
    const above = rule.groups
      .flat()
      .flatMap(readCondition)
      .map(({ formItemId }) => shownBy.get(formItemId))
      .find((one) => one !== undefined && one !== rule);
    if (above === undefined) first.push(rule);
    else under.set(above, [...(under.get(above) ?? []), rule]);
  }
  const listed: ListedRule[] = [];
  const seen = new Set<AuthoringRule>();
  const list = (rule: AuthoringRule, depth: number) => {
    if (seen.has(rule)) return;
    seen.add(rule);
    listed.push({ rule, depth });
    for (const next of under.get(rule) ?? []) list(next, depth + 1);
  };
  for (const rule of first) list(rule, 0);
  // What is left goes in a circle.
  for (const rule of rules) list(rule, 0);
  return listed;
}
