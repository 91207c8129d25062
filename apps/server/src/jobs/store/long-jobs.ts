import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Vault } from '../../platform/vault.ts';
import type { RunningJob } from '../job.ts';
import type { JobFile } from '../long/long-job.ts';

/** How far long work is. */
interface Far {
  readonly done: number;
  readonly total: number;
}

/** What a sealed secret is bound to. */
const placeOf = (jobId: string): string => `job\n${jobId}`;

export async function insertLongJob(
  transaction: Transaction,
  vault: Vault,
  scope: Scope,
  { jobId, kind, payload, accountId }: Pick<RunningJob, 'jobId' | 'kind' | 'payload' | 'accountId'>,
  secret: string | null,
): Promise<void> {
  const sealed = secret === null ? null : vault.seal(secret, 'job', placeOf(jobId));
  await scoped(transaction, scope)
    .insertInto('job')
    .values({
      job_id: jobId,
      kind,
      payload: JSON.stringify(payload),
      account_id: accountId,
      progress: 0,
      total: 0,
      ...(sealed !== null && {
        secret: JSON.stringify({ keyId: sealed.keyId, ciphertext: sealed.ciphertext.toString('base64') }),
      }),
    })
    .execute();
}

/** What was sealed with a job. @throws MissingDataKey. */
export async function openSecret(database: Database, vault: Vault, job: RunningJob): Promise<string | null> {
  const row = await scoped(database, job)
    .selectFrom('job')
    .select([
      sql<string | null>`secret->>'keyId'`.as('keyId'),
      sql<string>`secret->>'ciphertext'`.as('sealed'),
    ])
    .where('job_id', '=', job.jobId)
    .executeTakeFirst();
  if (row === undefined || row.keyId === null) return null;
  const sealed = { keyId: row.keyId, ciphertext: Buffer.from(row.sealed, 'base64') };
  return String(vault.open(sealed, placeOf(job.jobId)));
}

/** Notes that a job lives and how far it is; null where this process has it no more. */
export async function noteProgress(
  database: Database,
  job: RunningJob,
  owner: string,
  { done, total }: Far,
): Promise<{ readonly isCancelled: boolean } | null> {
  const row = await scoped(database, job)
    .updateTable('job')
    .set({ alive_at: sql<Date>`clock_timestamp()`, progress: done, total })
    .where('job_id', '=', job.jobId)
    .where('claimed_by', '=', owner)
    .where('state', '=', 'running')
    .returning('is_cancelled as isCancelled')
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a job as done; false where this process has it no more, or it is to stop. */
export async function endLongJob(
  transaction: Transaction,
  job: RunningJob,
  owner: string,
  { total }: Far,
  file: JobFile | null,
): Promise<boolean> {
  const { numUpdatedRows } = await scoped(transaction, job)
    .updateTable('job')
    .set({
      state: 'done',
      ended_at: sql<Date>`clock_timestamp()`,
      progress: total,
      total,
      secret: null,
      result: file === null ? null : JSON.stringify({ file }),
    })
    .where('job_id', '=', job.jobId)
    .where('claimed_by', '=', owner)
    .where('state', '=', 'running')
    .where('is_cancelled', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a job back, to be begun anew. */
export async function leaveJob(database: Database, job: RunningJob, owner: string): Promise<void> {
  await scoped(database, job)
    .updateTable('job')
    .set({ state: 'waiting', claimed_by: null, alive_at: null, progress: 0 })
    .where('job_id', '=', job.jobId)
    .where('claimed_by', '=', owner)
    .where('state', '=', 'running')
    .execute();
}
