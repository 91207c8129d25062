import type { JobKind, LongJobKind } from '../../jobs/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { submissionServices } from '../../submissions/index.ts';
import { effectsJob } from '../effects/effects-job.ts';
import { reopenJob } from './reopen-job.ts';

/** What publishing has done in jobs. */
export const formDraftJobs = ({ now }: Deps): readonly JobKind[] => [reopenJob(now)];

/** What is found out before it in jobs. */
export const formDraftLongJobs = (deps: Deps): readonly LongJobKind[] => [
  effectsJob(submissionServices(deps)),
];
