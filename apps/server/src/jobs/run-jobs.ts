import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/failures/is-database-away.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { JobKind, RunningJob } from './job.ts';
import { claimJob, endJob, keepOutcomes, lockClaim, takeThings } from './store/claims.ts';

/** So many things are done in one transaction. */
export const BATCH_THINGS = 200;

/** How jobs are run by one process. */
export interface JobRunner {
  readonly database: Database;
  readonly kinds: readonly JobKind[];
  /** Names this process among all. */
  readonly owner: string;
  /** The process is to end: what is claimed is left to others. */
  readonly isEnding: () => boolean;
  readonly failed: (error: unknown, job: RunningJob) => void;
}

/** Runs every job that waits, one after the other, until none is left. @returns how many it came to the end of. */
export async function runJobs(runner: JobRunner): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    if (runner.isEnding()) return ended;
    const job = await claimJob(
      runner.database,
      runner.owner,
      runner.kinds.map(({ kind }) => kind),
    );
    if (job === null || !(await runJob(runner, job))) return ended;
  }
}

/** Runs one job to its end. Whether it came to one: else it was left, or another process has it now. */
async function runJob(runner: JobRunner, job: RunningJob): Promise<boolean> {
  const kind = runner.kinds.find((known) => known.kind === job.kind);
  if (kind === undefined) return false;
  try {
    for (;;) {
      if (runner.isEnding()) return false;
      // One batch after the other: each stands by itself.
      const state = await runBatch(runner, kind, job);
      if (state !== 'going on') return state === 'ended';
    }
  } catch (error) {
    // What was not its fault is gone on with by whoever claims it next.
    if (isDatabaseAway(error)) throw error;
    runner.failed(error, job);
    await endJob(runner.database, job, runner.owner, 'failed');
    return true;
  }
}

/**
 * One batch in one transaction, which holds the row of the job: while it lasts nobody takes the job over, and of a process
 * that stood still meanwhile nothing is kept.
 */
async function runBatch(
  { database, owner }: JobRunner,
  kind: JobKind,
  job: RunningJob,
): Promise<'going on' | 'ended' | 'lost'> {
  return inTransaction(database, async (transaction) => {
    const claim = await lockClaim(transaction, job, owner);
    if (claim === null) return 'lost';
    const things = claim.isCancelled ? [] : await takeThings(transaction, job, BATCH_THINGS);
    if (things.length === 0) {
      await endJob(transaction, job, owner, claim.isCancelled ? 'cancelled' : 'done');
      return 'ended';
    }
    await keepOutcomes(transaction, job, await kind.run(transaction, job, things));
    return 'going on';
  });
}
