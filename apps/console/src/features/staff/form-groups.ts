import type { ConsoleForm } from '@zhantai/contract';
import type { Rights } from './rights.ts';

/** Which forms somebody may see: all of these groups, and these; both empty is no limit. */
export interface FormLimits {
  readonly formGroups: Rights['formGroups'];
  readonly formIds: Rights['formIds'];
}

/** A group of forms, and how much of it is allowed. */
export interface SeenGroup {
  readonly group: string;
  readonly forms: readonly ConsoleForm[];
  readonly allowed: number;
}

/** Whether the limits let somebody see a form. */
export function seesForm({ formGroups, formIds }: FormLimits, form: ConsoleForm): boolean {
  if (formGroups.length === 0 && formIds.length === 0) return true;
  return formGroups.includes(groupOf(form)) || formIds.includes(form.formId);
}

/** The groups of all forms in their order. */
export function groupsOf(forms: readonly ConsoleForm[], limits: FormLimits): readonly SeenGroup[] {
  const byGroup = new Map<string, ConsoleForm[]>();
  for (const form of forms) {
    const group = groupOf(form);
    byGroup.set(group, [...(byGroup.get(group) ?? []), form]);
  }
  return [...byGroup].map(([group, all]) => ({
    group,
    forms: all,
    allowed: all.filter((form) => seesForm(limits, form)).length,
  }));
}

/**
 * The limits with these forms allowed or not. A group that is allowed as a whole is named, so that its later forms are,
 * too; all together are no limit, and one form is always left.
 */
export function withForms(
  all: readonly ConsoleForm[],
  limits: FormLimits,
  some: readonly ConsoleForm[],
  allowed: boolean,
): FormLimits {
  const named = new Set(some.map(({ formId }) => formId));
  const after = all.filter((form) => (named.has(form.formId) ? allowed : seesForm(limits, form)));
  // Nothing chosen would mean everything: the last one stays.
  if (after.length === 0) return limits;
  const none = { formGroups: [], formIds: [] };
  if (after.length === all.length) return none;
  const kept = { formGroups: [], formIds: after.map(({ formId }) => formId) };
  const whole = groupsOf(all, kept)
    .filter(({ forms, allowed: count }) => count === forms.length)
    .map(({ group }) => group);
  return {
    formGroups: whole,
    formIds: after.filter((form) => !whole.includes(groupOf(form))).map(({ formId }) => formId),
  };
}

/** The names with some of them allowed or not; all of them together are no limit, and none is never left. */
export function toggled(
  every: readonly string[],
  chosen: readonly string[],
  some: readonly string[],
  allowed: boolean,
): readonly string[] {
  const before = chosen.length === 0 ? every : chosen;
  const after = allowed ? [...new Set([...before, ...some])] : before.filter((one) => !some.includes(one));
  // Nothing chosen would mean everything: the last one stays.
  if (after.length === 0) return chosen;
  return every.every((one) => after.includes(one)) ? [] : after;
}

/** What stands before the number of its code, where it has none of its own. */
function groupOf({ group, formCode }: ConsoleForm): string {
  return group === '' ? formCode.slice(0, 1) : group;
}
