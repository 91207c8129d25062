import { exceededLimit } from '@zhantai/contract';
import { Refusal } from '../platform/refusal.ts';
import type { Detail } from './store/drafts.ts';

/**
 * Holds a form detail from outside against what a form may have (console.md §2), which also bounds what merging it costs.
 * @throws Refusal LIMIT_REACHED with the limit and the count.
 */
export function requireWithinLimits(detail: Detail): void {
  const exceeded = exceededLimit(detail, Buffer.byteLength(JSON.stringify(detail)));
  if (exceeded !== null) throw new Refusal('LIMIT_REACHED', { ...exceeded }, { ...exceeded });
}
