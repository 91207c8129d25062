import type { PriceTier, Timelines } from '@zhantai/contract';

/** The price that holds now, until when, and the one after it; null where nothing follows. */
export interface TierSteps {
  readonly now: PriceTier;
  readonly until: string | null;
  readonly next: PriceTier | null;
}

/** Each boundary belongs to the tier it ends; a deadline extended for one exhibitor extends its normal price. */
export function tierSteps(now: PriceTier, timelines: Timelines): TierSteps {
  const { earlyEndTime, endTime, extendedTo, lateEndTime } = timelines;
  const end = extendedTo ?? endTime;
  if (now === 'early') return { now, until: earlyEndTime, next: earlyEndTime === null ? null : 'normal' };
  if (now === 'normal') return { now, until: end, next: lateEndTime === null ? null : 'late' };
  return { now, until: now === 'late' ? lateEndTime : null, next: null };
}
