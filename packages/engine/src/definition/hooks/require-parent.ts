import type { HookContext, HookFinding, ReadSettings, RowHook } from './row-hook.ts';
import { filledRows } from './row-hook.ts';

/** No rows while a field is empty, or has another value than one that is named. */
export const requireParent: RowHook = {
  event: 'add',
  settings: { prop: { kind: 'field', required: true }, value: { kind: 'text', required: false } },
  before: (_, __, settings, context) => missingParent(settings, context),
  check: (rows, settings, context) =>
    filledRows(rows, context) === 0 ? null : missingParent(settings, context),
};

/** What stands in the way of any row. A field that nobody can tell of stands in nobody's. */
export function missingParent(
  { prop, value }: ReadSettings,
  { answerTo, coreOf }: HookContext,
): HookFinding | null {
  const parent = typeof prop === 'string' ? answerTo?.(prop) : undefined;
  if (parent === undefined) return null;
  const { item } = parent;
  // As conditions, hooks take a hidden field for empty.
  const texts = parent.isShown() ? [coreOf(item).compare(parent.read(), item)].flat() : [];
  const holds = value === undefined ? texts.some((text) => text !== '') : texts.includes(String(value));
  return holds ? null : { code: 'needsParent', params: { parent: item.label } };
}
