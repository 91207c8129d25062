import { may, type Staff } from '../auth/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ListedJob } from './store/jobs.ts';

/** Whoever reads the audit sees what everybody wants done; the others what they want themselves. */
export function seesAllJobs(staff: Staff): boolean {
  return may(staff, 'readAudit');
}

/** @throws Refusal NOT_FOUND for a job that is not there, or somebody else's. */
export function requireSeenJob(staff: Staff, job: ListedJob | null): ListedJob {
  if (job === null || (job.accountId !== staff.accountId && !seesAllJobs(staff)))
    throw new Refusal('NOT_FOUND');
  return job;
}
