import { isDatabaseAway } from '../../database/failures/is-database-away.ts';
import type { Vault } from '../../platform/vault.ts';
import type { RunningJob } from '../job.ts';
import type { JobRunner } from '../run-jobs.ts';
import { claimJob, endJob } from '../store/claims.ts';
import { endLongJob, leaveJob, noteProgress, openSecret } from '../store/long-jobs.ts';
import { JobRefused, type LongJobKind } from './long-job.ts';

/** Milliseconds between two signs of life, which are looks for a wish to stop as well. */
const BEAT_MS = 1_000;

/** How long work is run by one process. */
export interface LongJobRunner extends Omit<JobRunner, 'kinds'> {
  readonly kinds: readonly LongJobKind[];
  readonly vault: Vault;
}

/** Why work is given up. */
type Halt = 'cancelled' | 'lost' | 'ending';

/** Runs every long job that waits, one after the other, until none is left. @returns how many it came to the end of. */
export async function runLongJobs(runner: LongJobRunner): Promise<number> {
  const kinds = runner.kinds.map(({ kind }) => kind);
  for (let ended = 0; ; ended += 1) {
    if (runner.isEnding()) return ended;
    const job = await claimJob(runner.database, runner.owner, kinds);
    const kind = runner.kinds.find((known) => known.kind === job?.kind);
    if (job === null || kind === undefined || !(await runLongJob(runner, kind, job))) return ended;
  }
}

/** Whether it came to its end: else it was left, or another process has it now. */
async function runLongJob(runner: LongJobRunner, kind: LongJobKind, job: RunningJob): Promise<boolean> {
  const { database, owner, vault } = runner;
  const halting = new AbortController();
  let halt: Halt | null = null;
  const giveUp = (why: Halt): void => {
    halt ??= why;
    halting.abort();
  };
  const far = { done: 0, total: 0 };
  const beat = async (): Promise<void> => {
    if (runner.isEnding()) giveUp('ending');
    const claim = await noteProgress(database, job, owner, far);
    if (claim === null) giveUp('lost');
    else if (claim.isCancelled) giveUp('cancelled');
  };
  let isBeating = false;
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    // A beat that fails is made up for by the next; whoever is silent for a minute loses the job.
    beating = beat()
      .catch(() => undefined)
      .finally(() => {
        isBeating = false;
      });
  }, BEAT_MS);
  try {
    await kind.work({
      job,
      secret: await openSecret(database, vault, job),
      signal: halting.signal,
      progress(done, total) {
        far.done = done;
        far.total = total;
      },
      async end(transaction, file) {
        if (!(await endLongJob(transaction, job, owner, far, file ?? null)))
          throw new Error('The job is another one’s, or is to stop.');
      },
    });
    return true;
  } catch (error) {
    await beat().catch(() => undefined);
    return await settle(runner, job, error, halt);
  } finally {
    clearInterval(timer);
    await beating;
  }
}

async function settle(
  { database, owner, failed }: LongJobRunner,
  job: RunningJob,
  error: unknown,
  halt: Halt | null,
): Promise<boolean> {
  if (halt === 'lost') return false;
  if (halt === 'ending') {
    // Whoever starts next begins it anew at once.
    await leaveJob(database, job, owner);
    return false;
  }
  if (halt === 'cancelled') {
    await endJob(database, job, owner, 'cancelled');
    return true;
  }
  // What was not its fault is begun anew by whoever claims it next.
  if (isDatabaseAway(error)) throw error;
  const problem = error instanceof JobRefused ? { word: error.word, params: error.params } : null;
  if (problem === null) failed(error, job);
  await endJob(database, job, owner, 'failed', problem === null ? null : { problem });
  return true;
}
