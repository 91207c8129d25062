import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { sqlState } from '../../database/failures/sql-state.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { JobThing, RunningJob, ThingOutcome } from '../job.ts';

/** A process that was not seen for so long is dead. */
const DEAD_AFTER_SECONDS = 60;

/**
 * Claims the oldest job that waits and of whose kind none runs in its exhibition, or that a dead process left. Null:
 * there is none, or another process was faster.
 */
export async function claimJob(
  database: Database,
  owner: string,
  kinds: readonly string[],
): Promise<RunningJob | null> {
  try {
    const { rows } = await sql<RunningJob>`
      update job set state = 'running', claimed_by = ${owner}, alive_at = clock_timestamp(),
        started_at = coalesce(started_at, clock_timestamp())
      where (tenant_id, exhibition_id, job_id) = (
        select tenant_id, exhibition_id, job_id from job as due
        where due.kind = any(${[...kinds]}::text[]) and (
          due.state = 'running' and due.alive_at < clock_timestamp() - make_interval(secs => ${DEAD_AFTER_SECONDS})
          or due.state = 'waiting' and not exists (
            select from job as other
            where other.tenant_id = due.tenant_id and other.exhibition_id = due.exhibition_id
              and other.kind = due.kind and other.state = 'running'
          )
        )
        order by due.created_at limit 1 for update skip locked
      )
      returning tenant_id as "tenantId", exhibition_id as "exhibitionId", job_id as "jobId", kind, payload,
        account_id as "accountId"`.execute(database);
    return rows[0] ?? null;
  } catch (error) {
    // Two of one kind were claimed at once: the index lets one of them through.
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}

/** Holds the row of a job that a process still has; null where it has it no more. Notes that it lives. */
export async function lockClaim(
  transaction: Transaction,
  job: RunningJob,
  owner: string,
): Promise<{ readonly isCancelled: boolean } | null> {
  const row = await scoped(transaction, job)
    .updateTable('job')
    .set({ alive_at: sql<Date>`clock_timestamp()` })
    .where('job_id', '=', job.jobId)
    .where('claimed_by', '=', owner)
    .where('state', '=', 'running')
    .returning('is_cancelled as isCancelled')
    .executeTakeFirst();
  return row ?? null;
}

/** The next things of a job. */
export async function takeThings(
  transaction: Transaction,
  job: RunningJob,
  limit: number,
): Promise<readonly JobThing[]> {
  return scoped(transaction, job)
    .selectFrom('job_thing')
    .select(['thing_id as id', 'change'])
    .where('job_id', '=', job.jobId)
    .where('outcome', '=', 'waiting')
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Notes what became of things. */
export async function keepOutcomes(
  transaction: Transaction,
  job: RunningJob,
  outcomes: readonly ThingOutcome[],
): Promise<void> {
  await sql`
    update job_thing set outcome = became.outcome, reason = became.reason, change = became.change
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as became (id text, outcome text, reason text, change jsonb)
    where ${inScope(job, 'job_thing')} and job_thing.job_id = ${job.jobId}
      and job_thing.outcome = 'waiting' and job_thing.thing_id = became.id`.execute(transaction);
}

/** Ends a job that a process still has. */
export async function endJob(
  database: Database,
  job: RunningJob,
  owner: string,
  state: 'done' | 'failed' | 'cancelled',
  result: object | null = null,
): Promise<void> {
  await scoped(database, job)
    .updateTable('job')
    .set({
      state,
      ended_at: sql<Date>`clock_timestamp()`,
      secret: null,
      result: result === null ? null : JSON.stringify(result),
    })
    .where('job_id', '=', job.jobId)
    .where('claimed_by', '=', owner)
    .where('state', '=', 'running')
    .execute();
}
