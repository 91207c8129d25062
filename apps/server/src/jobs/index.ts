// Jobs: work that lasts, in batches, once across processes.
export { addJob } from './add-job.ts';
export { addLongJob } from './long/add-long-job.ts';
export { findDone } from './find-done.ts';
export type { JobKind, JobThing, RunningJob, ThingOutcome } from './job.ts';
export { removeOldJobs } from './remove-old-jobs.ts';
export { runJobs, type JobRunner } from './run-jobs.ts';
export { runLongJobs } from './long/run-long-jobs.ts';
export { jobContent } from './job-file.ts';
export { JobRefused, type LongJobKind, type LongRun } from './long/long-job.ts';
export { readJob } from './read-job.ts';
export { jobRoutes } from './routes.ts';
