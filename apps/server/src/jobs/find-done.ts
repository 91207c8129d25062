import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { JobThing } from './job.ts';
import { requireSeenJob } from './policy.ts';
import { findJob, selectDone } from './store/jobs.ts';

/** What a job did is kept so long to be undone. */
const UNDONE_WITHIN_MS = 24 * 3_600_000;

/**
 * What a job of a kind did, so that it can be undone.
 * @throws Refusal NOT_FOUND for a job that somebody does not see, of another kind, or where nothing can be undone any more.
 */
export async function findDone(
  database: Database,
  scope: Scope,
  staff: Staff,
  { jobId, kind, now }: { readonly jobId: string; readonly kind: string; readonly now: Date },
): Promise<readonly JobThing[]> {
  const job = requireSeenJob(staff, await findJob(database, scope, jobId));
  if (job.kind !== kind) throw new Refusal('NOT_FOUND');
  const done = await selectDone(database, scope, jobId, new Date(now.getTime() - UNDONE_WITHIN_MS));
  if (done.length === 0) throw new Refusal('NOT_FOUND');
  return done;
}
