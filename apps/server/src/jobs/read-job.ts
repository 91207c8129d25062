import type { Job } from '@zhantai/contract';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { formatTime, formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { requireSeenJob } from './policy.ts';
import { findJob, type ListedJob } from './store/jobs.ts';

/** How far a job is. @throws Refusal NOT_FOUND for one that somebody does not see. */
export async function readJob(
  database: Database,
  exhibition: Exhibition,
  staff: Staff,
  jobId: string,
): Promise<Job> {
  return presentJob(requireSeenJob(staff, await findJob(database, exhibition, jobId)), exhibition);
}

export function presentJob(row: ListedJob, { zone }: Exhibition): Job {
  const { done, skipped, failed } = row;
  return {
    id: row.jobId,
    kind: row.kind,
    state: row.state,
    progress: done + skipped + failed,
    total: row.total,
    counts: { done, skipped, failed },
    by: row.name,
    createdAt: formatTime(row.createdAt, zone),
    startedAt: formatTimeOrNull(row.startedAt, zone),
    endedAt: formatTimeOrNull(row.endedAt, zone),
  };
}
