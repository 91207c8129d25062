import type { AllottedBooth } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { findException } from '../exceptions/index.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Form, PassQuota } from './form.ts';

/** How many people an exhibitor with these booths may register with a form; null is no limit. An exception goes before. */
export async function passPlaces(
  database: Database,
  scope: Scope,
  { formId, passQuota }: Pick<Form, 'formId' | 'passQuota'>,
  { exhibitorId, booths }: { readonly exhibitorId: string; readonly booths: readonly AllottedBooth[] },
): Promise<number | null> {
  const exception = await findException(database, scope, exhibitorId, { kind: 'passes', formId });
  return exception ?? placesByArea(passQuota, booths);
}

/** By the area of the booths together. */
export function placesByArea(quota: PassQuota | null, booths: readonly AllottedBooth[]): number | null {
  if (quota === null) return null;
  // Areas have two decimals: summed in hundredths, so that 0.1 + 0.2 begins no new unit.
  const area = booths.reduce((sum, booth) => sum + Math.round(booth.area * 100), 0);
  const units = Math.ceil(area / Math.round(quota.squareMetres * 100));
  return Math.max(quota.least, units * quota.passes);
}
