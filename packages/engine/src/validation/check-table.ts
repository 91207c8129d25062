import type { HookContext } from '../definition/hooks/row-hook.ts';
import type { Item } from '../definition/item.ts';
import { isBlankRow } from '../fields/dynamic/blank-row.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import { coreOf } from '../fields/registry.ts';
import type { FieldValue } from '../types/field-value.ts';
import { checkValue } from './check-value.ts';

/** What the hooks of a sub-table may know. */
export function hookContext(item: Item, within: CheckContext): HookContext {
  return { ...within, item, isBlankRow, coreOf };
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
