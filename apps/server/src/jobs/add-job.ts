import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { newId } from '../platform/new-id.ts';
import type { JobKind, JobThing } from './job.ts';
import { BATCH_THINGS } from './run-jobs.ts';
import { endJob, keepOutcomes, takeThings } from './store/claims.ts';
import { claimNewJob, insertJob } from './store/jobs.ts';

/** A job that is wanted. */
export interface WantedJob {
  readonly kind: string;
  readonly payload: unknown;
  readonly accountId: string;
  readonly things: readonly JobThing[];
}

/**
 * Adds a job. What is no more than a batch is done in this transaction, unless one of its kind is under way or it is wanted
 * later; anything else begins within seconds of the transaction's end.
 * @returns its id.
 */
export async function addJob(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  kind: JobKind,
  { isLater = false, ...wanted }: Omit<WantedJob, 'kind'> & { readonly isLater?: boolean },
): Promise<string> {
  const scope = { tenantId, exhibitionId };
  const jobId = newId();
  await insertJob(transaction, scope, jobId, { ...wanted, kind: kind.kind });
  if (isLater || wanted.things.length > BATCH_THINGS) return jobId;
  const { payload, accountId } = wanted;
  const job = { ...scope, jobId, kind: kind.kind, payload, accountId };
  if (!(await claimNewJob(transaction, job, jobId))) return jobId;
  const things = await takeThings(transaction, job, BATCH_THINGS);
  await keepOutcomes(transaction, job, await kind.run(transaction, job, things));
  await endJob(transaction, job, jobId, 'done');
  return jobId;
}
