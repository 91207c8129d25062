import type { ConsoleForm } from '@zhantai/contract';

/** A group of forms, and how much of it is allowed. */
export interface SeenGroup {
  readonly group: string;
  readonly forms: readonly ConsoleForm[];
  readonly allowed: number;
}

/** The groups of all forms in their order; an empty list of ids allows all. */
export function groupsOf(forms: readonly ConsoleForm[], formIds: readonly string[]): readonly SeenGroup[] {
  const byGroup = new Map<string, ConsoleForm[]>();
  for (const form of forms) {
    const group = form.group === '' ? form.formCode.slice(0, 1) : form.group;
    byGroup.set(group, [...(byGroup.get(group) ?? []), form]);
  }
  return [...byGroup].map(([group, all]) => ({
    group,
    forms: all,
    allowed: formIds.length === 0 ? all.length : all.filter(({ formId }) => formIds.includes(formId)).length,
  }));
}

/** The ids with these forms allowed or not; all of them together are no limit, and none is never left. */
export function withForms(
  all: readonly ConsoleForm[],
  formIds: readonly string[],
  some: readonly ConsoleForm[],
  allowed: boolean,
): readonly string[] {
  const every = all.map(({ formId }) => formId);
  return toggled(
    every,
    formIds,
    some.map(({ formId }) => formId),
    allowed,
  );
}

/** As {@link withForms}, of any names. */
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
