import { createBadges, type Badges } from '../badges/index.ts';
import type { Deps } from '../platform/feature.ts';
import { submissionServices, type SubmissionServices } from '../submissions/index.ts';

/** What accrediting media works with. */
export interface MediaServices extends SubmissionServices {
  readonly badges: Badges;
}

export function mediaServices(deps: Deps): MediaServices {
  return { ...submissionServices(deps), badges: createBadges(deps) };
}
