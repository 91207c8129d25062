import type { JobKind } from '../jobs/index.ts';
import { importJob } from './import/import-job.ts';
import { ownerJob } from './owners/owner-job.ts';
import { trialJob } from './trial/trial-job.ts';
import { tagJob } from './tag-job.ts';

/** What exhibitors have done in jobs. */
export const exhibitorJobs: readonly JobKind[] = [tagJob, ownerJob, importJob, trialJob];
