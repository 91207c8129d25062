import type { Database, Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

/** A job that a process has claimed. */
export interface RunningJob extends Scope {
  readonly jobId: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Who wants it. */
  readonly accountId: string | null;
}

/** One thing of a job, with what is to be done to it where that was known before. */
export interface JobThing {
  readonly id: string;
  readonly change: unknown;
}

/** What became of a thing. */
export interface ThingOutcome {
  readonly id: string;
  readonly outcome: 'done' | 'skipped' | 'failed';
  readonly reason?: string;
  /** From and to by key, so that it can be undone. */
  readonly change?: unknown;
}

/** What jobs of one kind do. */
export interface JobKind {
  /** `feature.verb`. */
  readonly kind: string;
  /** Does some things, in the transaction that notes what became of them: both happen or neither. */
  run(
    transaction: Transaction,
    job: RunningJob,
    things: readonly JobThing[],
  ): Promise<readonly ThingOutcome[]>;
  /** What things are called, by id; one that is gone is absent. */
  nameThings?(database: Database, scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
