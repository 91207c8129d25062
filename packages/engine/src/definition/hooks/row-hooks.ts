import { keepFirst } from './keep-first.ts';
import { limitByArea } from './limit-by-area.ts';
import { limitByBooth } from './limit-by-booth.ts';
import { requireParent } from './require-parent.ts';
import type { RowHook } from './row-hook.ts';
import { uniqueColumn } from './unique-column.ts';

/** Names of the hooks, in the order in which they are offered. */
export const rowHookNames = [
  'limitByBooth',
  'limitByArea',
  'keepFirst',
  'uniqueColumn',
  'requireParent',
] as const;

/** The name of a hook. */
export type RowHookName = (typeof rowHookNames)[number];

/** Every hook that a definition may name (engine.md §6). */
export const rowHooks: Readonly<Record<RowHookName, RowHook>> = {
  limitByBooth,
  limitByArea,
  keepFirst,
  uniqueColumn,
  requireParent,
};

/** The hook of that name. */
export function hookNamed(name: string): RowHook | undefined {
  return new Map<string, RowHook>(Object.entries(rowHooks)).get(name);
}
