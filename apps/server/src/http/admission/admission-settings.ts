import { laneBounds } from './lanes.ts';
import type { LaneName } from './lanes.ts';
import type { AdmissionBounds } from './admission.ts';
import type { CallRates } from './call-throttle.ts';

/** How many calls a process answers at once, by lane, and how fast those of an address are taken. */
export interface AdmissionSettings {
  readonly lanes: Readonly<Record<LaneName, AdmissionBounds>>;
  /** Of calls, and of pages with the files that they are made of. */
  readonly rates: Readonly<Record<'calls' | 'pages', CallRates>>;
}

/** As the server runs. */
export const admissionSettings: AdmissionSettings = {
  lanes: laneBounds,
  rates: {
    calls: {
      ofAddress: { perSecond: 150, burst: 1_000 },
      ofNetwork: { perSecond: 30, burst: 200 },
    },
    pages: {
      ofAddress: { perSecond: 300, burst: 2_000 },
      ofNetwork: { perSecond: 60, burst: 400 },
    },
  },
};
