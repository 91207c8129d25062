import type { Database } from '../database/database.ts';
import type { FileStorage } from '../files/index.ts';
import { jobContent } from './job-file.ts';
import { deleteJob, findOldJobs } from './store/jobs.ts';

/** Removes jobs that ended before a moment, at most so many, each after the file that it may have made. */
export async function removeOldJobs(
  database: Database,
  storage: Pick<FileStorage, 'remove'>,
  before: Date,
  most: number,
): Promise<void> {
  for (const { jobId, isLong, ...scope } of await findOldJobs(database, before, most)) {
    // One after the other, for the store is others' too; where it cannot be reached the row stays and names it.
    if (isLong) await storage.remove(jobContent(scope, jobId));
    await deleteJob(database, scope, jobId);
  }
}
