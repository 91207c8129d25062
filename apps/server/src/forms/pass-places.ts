import type { AllottedBooth } from '../booths/index.ts';
import type { PassQuota } from './form.ts';

/** How many people an exhibitor with these booths may register, by their area together; null is no limit. */
export function passPlaces(quota: PassQuota | null, booths: readonly AllottedBooth[]): number | null {
  if (quota === null) return null;
  // Areas have two decimals: summed in hundredths, so that 0.1 + 0.2 begins no new unit.
  const area = booths.reduce((sum, booth) => sum + Math.round(booth.area * 100), 0);
  const units = Math.ceil(area / Math.round(quota.squareMetres * 100));
  return Math.max(quota.least, units * quota.passes);
}
