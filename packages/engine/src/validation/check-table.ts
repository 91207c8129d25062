import type { HookContext } from '../definition/hooks/row-hook.ts';
import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import type { CheckContext, Compared, Finding } from '../fields/field-core.ts';
import { coreOf } from '../fields/registry.ts';
import type { FieldValue } from '../types/field-value.ts';
import { checkValue } from './check-value.ts';

/** A field of the form as the hooks of a sub-table see it. */
export interface FormAnswer {
  readonly label: string;
  readonly compared: Compared;
}

/** As conditions, hooks take a hidden field for empty. */
export function formAnswer(item: Item, value: FieldValue, visible: boolean): FormAnswer {
  return { label: item.label, compared: visible ? coreOf(item).compare(value, item) : '' };
}

/** What the hooks of a sub-table may know. */
export function hookContext(item: Item, within: CheckContext): HookContext {
  return { ...within, item, isBlankRow, coreOf: cellCore };
}

/** What is wrong with an item as a whole: its value, then what the hooks of a sub-table find (engine.md §6). */
export function checkTable(
  value: FieldValue,
  item: Item,
  within: CheckContext,
  locked: boolean,
): Finding | null {
  const whole = (): Finding | null => checkValue(value, item, within, locked);
  return locked || item.hooks === null || !isRows(item, value)
    ? whole()
    : item.hooks.check(value, hookContext(item, within), whole);
}
