import type { HookCode, HookContext, ReadSettings, RowHook } from './row-hook.ts';
import { filledRows } from './row-hook.ts';

/**
 * A hook that lets a table have so many rows.
 * @param mostRows null where nobody can tell.
 */
export function limitRows(
  code: HookCode,
  settings: RowHook['settings'],
  mostRows: (settings: ReadSettings, context: HookContext) => number | null,
): RowHook {
  return {
    event: 'add',
    settings,
    before: (rows, _, own, context) => refusal(rows.length + 1, mostRows(own, context)),
    check: (rows, own, context) => refusal(filledRows(rows, context), mostRows(own, context)),
  };

  function refusal(count: number, most: number | null): ReturnType<RowHook['check']> {
    return most !== null && count > most ? { code, params: { n: most } } : null;
  }
}
