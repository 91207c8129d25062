import type { ConsoleFormSettings } from '@zhantai/contract';
import type { Item, Option } from '@zhantai/engine';
import { readCondition, type AuthoringRule } from '@zhantai/engine/authoring';
import type { FormLogic } from '../logic/form-logic.ts';

/** What the settings of a form know of the options of its questions. */
export interface KnownOptions {
  readonly quotas: ConsoleFormSettings['settings']['optionQuotas'];
  readonly choices: ConsoleFormSettings['choices'];
}

/** A value that is no option any more, and what still names it. */
export interface OptionUse {
  readonly value: string;
  readonly rules: readonly AuthoringRule[];
  /** Of an option that may be taken only so often. */
  readonly limit: number | null;
  /** How many answers hold it. */
  readonly taken: number;
}

/** The values that rules, quotas and answers name of an item and that are none of its options; none where others keep its list. `table` is that of a column. */
export function lostOptions(
  item: Item,
  form: FormLogic,
  { quotas, choices }: KnownOptions,
  table?: Item,
): readonly OptionUse[] {
  if (item.options === null) return [];
  const isOf = (named: { readonly prop: string; readonly column: string | null }) =>
    table === undefined
      ? named.prop === item.prop && named.column === null
      : named.prop === table.prop && named.column === item.prop;
  const values = new Set(valuesOf(item.options));
  const uses = new Map<string, OptionUse>();
  const add = (value: string, more: (use: OptionUse) => Partial<OptionUse>) => {
    if (value === '' || values.has(value)) return;
    const use = uses.get(value) ?? { value, rules: [], limit: null, taken: 0 };
    uses.set(value, { ...use, ...more(use) });
  };
  for (const rule of form.rules)
    for (const condition of rule.groups.flat().flatMap(readCondition))
      if (table === undefined && condition.formItemId === item.id)
        add(condition.optionValue, ({ rules }) => ({ rules: [...new Set([...rules, rule])] }));
  for (const quota of quotas) if (isOf(quota)) add(quota.option, () => ({ limit: quota.limit }));
  const choice = choices.find(isOf);
  for (const { value, taken } of choice?.options ?? []) if (taken > 0) add(value, () => ({ taken }));
  return [...uses.values()];
}

function valuesOf(options: readonly Option[]): readonly string[] {
  return options.flatMap(({ value, children = [] }) => [String(value), ...valuesOf(children)]);
}
