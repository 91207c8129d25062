import type { PriceTier } from '@zhantai/contract';
import type { FormWindow } from '../forms/index.ts';

/** From the lowest price to the highest. */
export const priceTiers = ['early', 'normal', 'late', 'on-site'] as const satisfies readonly PriceTier[];

/**
 * Which price holds at a moment (console.md §5). A boundary belongs to the tier it ends. A later end granted to one
 * exhibitor is a later end of its normal price; a form without a late end knows no late price.
 * @param onSiteFrom when only on-site orders are taken; null: never.
 */
export function tierAt(
  window: FormWindow,
  extension: Date | null,
  onSiteFrom: Date | null,
  at: Date,
): PriceTier {
  if (onSiteFrom !== null && at >= onSiteFrom) return 'on-site';
  if (window.earlyEndAt !== null && at <= window.earlyEndAt) return 'early';
  const { endAt, lateEndAt } = window;
  if (endAt === null || lateEndAt === null || at <= endAt) return 'normal';
  return extension !== null && at <= extension ? 'normal' : 'late';
}
