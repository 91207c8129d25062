import { laneBounds } from './lanes.ts';
import type { LaneName } from './lanes.ts';
import type { AdmissionBounds } from './admission.ts';
import type { RateLimits } from './rate-limit.ts';

/** How many calls a process answers at once, by lane, and how many an address may make. */
export interface AdmissionSettings {
  readonly lanes: Readonly<Record<LaneName, AdmissionBounds>>;
  readonly rates: RateLimits;
}

/** As the server runs. */
export const admissionSettings: AdmissionSettings = {
  lanes: laneBounds,
  rates: { ofAddress: 30_000, ofNetwork: 6_000 },
};
