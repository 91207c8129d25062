import { createBadges, type Badges } from '../badges/index.ts';
import type { Deps } from '../platform/feature.ts';
import { submissionServices, type SubmissionServices } from '../submissions/index.ts';

/** What passes of vehicles are made and checked with. */
export interface VehicleServices extends SubmissionServices {
  readonly badges: Badges;
}

export function vehicleServices(deps: Deps): VehicleServices {
  return { ...submissionServices(deps), badges: createBadges(deps) };
}
