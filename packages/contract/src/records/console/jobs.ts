import { jobsCalls } from '../../calls/console/jobs.ts';
import {
  Job,
  JobFileLink,
  JobParams,
  JobsPage,
  JobsQuery,
  JobThingsPage,
  JobThingsQuery,
  LinkQuery,
} from '../../schemas/index.ts';
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
    withoutExhibition: true,
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
    withoutExhibition: true,
    access: { may: 'read' },
    summary: 'Ends a job between two batches; what is done stays done',
    params: JobParams,
    data: Job,
    refusals: ['NOT_FOUND'],
  },
  consoleJobFile: {
    ...jobsCalls.consoleJobFile,
    // What jobs make are archives: whoever may export them no more gets none either.
    access: { may: 'changeExhibition' },
    stepUp: true,
    summary: 'A link to the file that a job made, good for a minute',
    params: JobParams,
    data: JobFileLink,
    refusals: ['NOT_FOUND', 'STEP_UP_NEEDED'],
  },
  jobFile: {
    ...jobsCalls.jobFile,
    headers: 'none',
    access: 'open',
    answer: 'file',
    summary: 'The file that a job made, by its link; parts of it by `Range`',
    params: JobParams,
    query: LinkQuery,
    refusals: ['NOT_FOUND', 'FILES_UNAVAILABLE'],
  },
} as const satisfies Record<keyof typeof jobsCalls, CallRecord>;
