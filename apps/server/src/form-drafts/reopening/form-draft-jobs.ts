import type { JobKind } from '../../jobs/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { reopenJob } from './reopen-job.ts';

/** What publishing has done in jobs. */
export const formDraftJobs = ({ now }: Deps): readonly JobKind[] => [reopenJob(now)];
