import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { countListed } from '../../platform/json/count-listed.ts';
import type { PageWindow, Total } from '../../platform/paging.ts';
import type { WantedJob } from '../add-job.ts';
import type { JobThing, RunningJob } from '../job.ts';

/** A job as it is shown. */
export interface ListedJob {
  readonly jobId: string;
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly accountId: string | null;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly total: number;
  /** How far long work is; null of a job that comes in things. */
  readonly progress: number | null;
  readonly result: unknown;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

export async function insertJob(
  transaction: Transaction,
  scope: Scope,
  jobId: string,
  { kind, payload, accountId, things }: WantedJob,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('job')
    .values({ job_id: jobId, kind, payload: JSON.stringify(payload), account_id: accountId })
    .execute();
  await insertRows(
    transaction,
    scope,
    'job_thing',
    things.map(({ id, change }, place) => ({
      job_id: jobId,
      place,
      thing_id: id,
      change: JSON.stringify(change ?? null),
    })),
    { json: ['change'] },
  );
}

const counted = (scope: Scope, outcome: string) =>
  sql<number>`(select count(*)::integer from job_thing where ${inScope(scope, 'job_thing')}
    and job_thing.job_id = job.job_id and job_thing.outcome = ${outcome})`;

function listed(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('job')
    .leftJoin('account', 'account.account_id', 'job.account_id')
    .select([
      'job.job_id as jobId',
      'job.kind',
      'job.state',
      'job.account_id as accountId',
      'account.name',
      'job.created_at as createdAt',
      'job.started_at as startedAt',
      'job.ended_at as endedAt',
      'job.progress',
      'job.result',
      sql<number>`coalesce(job.total, (select count(*)::integer from job_thing
        where ${inScope(scope, 'job_thing')} and job_thing.job_id = job.job_id))`.as('total'),
      counted(scope, 'done').as('done'),
      counted(scope, 'skipped').as('skipped'),
      counted(scope, 'failed').as('failed'),
    ]);
}

/** One page of the jobs of an account, or of everybody, the newest first. */
export async function findJobs(
  database: Database,
  scope: Scope,
  accountId: string | null,
  { offset, size }: PageWindow,
): Promise<{ readonly total: number; readonly rows: readonly ListedJob[] }> {
  const own = scoped(database, scope)
    .selectFrom('job')
    .$if(accountId !== null, (query) => query.where('job.account_id', '=', accountId));
  const [{ total }, rows] = await Promise.all([
    own.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    listed(database, scope)
      .$if(accountId !== null, (query) => query.where('job.account_id', '=', accountId))
      .orderBy('job.created_at', 'desc')
      .orderBy('job.job_id', 'desc')
      .offset(offset)
      .limit(size)
      .execute(),
  ]);
  return { total: Number(total), rows };
}

export async function findJob(database: Database, scope: Scope, jobId: string): Promise<ListedJob | null> {
  const row = await listed(database, scope).where('job.job_id', '=', jobId).executeTakeFirst();
  return row ?? null;
}

/** What became of one thing. */
export interface ListedThing {
  readonly id: string;
  readonly outcome: string;
  readonly reason: string | null;
}

/** One page of the things of a job that it came to. */
export async function findThings(
  database: Database,
  scope: Scope,
  jobId: string,
  outcome: string | null,
  page: PageWindow,
): Promise<{ readonly total: Total; readonly rows: readonly ListedThing[] }> {
  const found = scoped(database, scope)
    .selectFrom('job_thing')
    .select(['thing_id as id', 'outcome', 'reason'])
    .where('job_id', '=', jobId)
    .where(sql<boolean>`outcome <> 'waiting' and (${outcome}::text is null or outcome = ${outcome})`);
  const total = await countListed(database, found, page);
  const rows = await found.orderBy('place').offset(page.offset).limit(page.size).execute();
  return { total, rows };
}

/** Wants the end of a job; one that nobody works on ends at once. */
export async function cancelJob(transaction: Transaction, scope: Scope, jobId: string): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('job')
    .set({
      is_cancelled: true,
      state: sql<'waiting'>`case when state = 'waiting' then 'cancelled' else state end`,
      ended_at: sql<Date>`case when state = 'waiting' then clock_timestamp() else ended_at end`,
      secret: sql<string>`case when state = 'waiting' then null else secret end`,
    })
    .where('job_id', '=', jobId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

/** What ended before a moment, at most so many; `isLong`: it may have made a file. */
export async function findOldJobs(
  database: Database,
  before: Date,
  most: number,
): Promise<readonly (Scope & { readonly jobId: string; readonly isLong: boolean })[]> {
  const { rows } = await sql<Scope & { jobId: string; isLong: boolean }>`
    select tenant_id as "tenantId", exhibition_id as "exhibitionId", job_id as "jobId",
      progress is not null as "isLong"
    from job where ended_at < ${before} limit ${most}`.execute(database);
  return rows;
}

export async function deleteJob(database: Database, scope: Scope, jobId: string): Promise<void> {
  await scoped(database, scope).deleteFrom('job').where('job_id', '=', jobId).execute();
}

/** Claims a job that was added in this transaction; whether none of its kind is under way. */
export async function claimNewJob(
  transaction: Transaction,
  job: RunningJob,
  owner: string,
): Promise<boolean> {
  const { numUpdatedRows } = await scoped(transaction, job)
    .updateTable('job')
    .set({
      state: 'running',
      claimed_by: owner,
      alive_at: sql<Date>`clock_timestamp()`,
      started_at: sql<Date>`clock_timestamp()`,
    })
    .where('job_id', '=', job.jobId)
    .where(
      sql<boolean>`not exists (select from job as other where ${inScope(job, 'other')}
        and other.kind = ${job.kind} and other.state = 'running')`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was done by a job that ended after a moment, thing by thing. */
export async function selectDone(
  database: Database,
  scope: Scope,
  jobId: string,
  after: Date,
): Promise<readonly JobThing[]> {
  return scoped(database, scope)
    .selectFrom('job_thing')
    .innerJoin('job', 'job.job_id', 'job_thing.job_id')
    .select(['job_thing.thing_id as id', 'job_thing.change'])
    .where('job_thing.job_id', '=', jobId)
    .where('job_thing.outcome', '=', 'done')
    .where('job.ended_at', '>=', after)
    .orderBy('job_thing.place')
    .execute();
}
