import { filledRows, numberOf } from './row-hook.ts';
import type { RowHook } from './row-hook.ts';

/** The first rows stay; fewer than those are too few. */
export const keepFirst: RowHook = {
  event: 'del',
  settings: { rows: { kind: 'whole', required: true, min: 1 } },
  before(_, at, settings) {
    const n = numberOf(settings, 'rows');
    return at < n ? { code: 'tooFew', params: { n } } : null;
  },
  check(rows, settings, context) {
    const n = numberOf(settings, 'rows');
    return filledRows(rows, context) < n ? { code: 'tooFew', params: { n } } : null;
  },
};
