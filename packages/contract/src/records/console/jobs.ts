import { jobsCalls } from '../../calls/console/jobs.ts';
import { Job, JobParams, JobsPage, JobsQuery, JobThingsPage, JobThingsQuery } from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Work that lasts (console.md §0.3). */
export const jobsRecords = {
  consoleJobs: {
    ...jobsCalls.consoleJobs,
    access: { may: 'read' },
    summary:
      'One’s own jobs of the last 7 days, everybody’s for an admin without limits, the newest first, paged',
    query: JobsQuery,
    data: JobsPage,
  },
  consoleJob: {
    ...jobsCalls.consoleJob,
    access: { may: 'read' },
    summary: 'How far a job is',
    params: JobParams,
    data: Job,
    refusals: ['NOT_FOUND'],
  },
  consoleJobThings: {
    ...jobsCalls.consoleJobThings,
    access: { may: 'read' },
    summary: 'What became of each thing of a job, paged',
    params: JobParams,
    query: JobThingsQuery,
    data: JobThingsPage,
    refusals: ['NOT_FOUND', 'PAGE_TOO_FAR'],
  },
  consoleCancelJob: {
    ...jobsCalls.consoleCancelJob,
    access: { may: 'read' },
    summary: 'Ends a job between two batches; what is done stays done',
    params: JobParams,
    data: Job,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof jobsCalls, CallRecord>;
