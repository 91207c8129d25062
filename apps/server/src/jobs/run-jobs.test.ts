import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import type { JobKind } from './job.ts';
import { runJobs, type JobRunner } from './run-jobs.ts';
import { cancelJob, findJob, insertJob } from './store/jobs.ts';

let test: TestDatabase;
const scope = { tenantId: 't', exhibitionId: 'e' };
const things = 450;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  await sql`delete from job`.execute(test.database);
  await sql`create table if not exists work_done (thing text not null)`.execute(test.database);
  await sql`delete from work_done`.execute(test.database);
});

/** Writes a row for each thing: whatever was done twice is there twice. */
const writing: JobKind = {
  kind: 'thing.write',
  async run(transaction, _job, some) {
    for (const { id } of some) await sql`insert into work_done values (${id})`.execute(transaction);
    return some.map(({ id }) => ({ id, outcome: 'done' }));
  },
};

const runner = (owner: string, more: Partial<JobRunner> = {}): JobRunner => ({
  database: test.database,
  kinds: [writing],
  owner,
  isEnding: () => false,
  failed: () => undefined,
  ...more,
});

async function add(jobId: string): Promise<void> {
  const list = Array.from({ length: things }, (_, at) => ({ id: `${jobId}-${at}`, change: null }));
  await inTransaction(test.database, (transaction) =>
    insertJob(transaction, scope, jobId, { kind: 'thing.write', payload: {}, accountId: 'a', things: list }),
  );
}

async function written(): Promise<{ readonly rows: number; readonly different: number }> {
  const { rows } = await sql<{ rows: number; different: number }>`
    select count(*)::integer as rows, count(distinct thing)::integer as different from work_done`.execute(
    test.database,
  );
  return rows[0] ?? { rows: 0, different: 0 };
}

const stateOf = async (jobId: string) => (await findJob(test.database, scope, jobId))?.state;
/** As if the process that has them had died a minute ago. */
const letClaimsDie = () =>
  sql`update job set alive_at = alive_at - interval '61 seconds' where state = 'running'`.execute(
    test.database,
  );

describe('jobs', () => {
  it('are done once, however many processes look for them at the same time', async () => {
    await add('one');
    await add('two');
    await Promise.all(['a', 'b', 'c'].map((owner) => runJobs(runner(owner))));
    await runJobs(runner('a'));
    expect(await written()).toEqual({ rows: 2 * things, different: 2 * things });
    expect([await stateOf('one'), await stateOf('two')]).toEqual(['done', 'done']);
  });

  it('of a process that was killed between two batches are gone on with by another, and nothing twice', async () => {
    await add('left');
    let batches = 0;
    await runJobs(runner('dead', { isEnding: () => (batches += 1) > 3 }));
    const before = await written();
    expect(before.rows).toBeGreaterThan(0);
    expect(before.rows).toBeLessThan(things);
    expect(await runJobs(runner('other'))).toBe(0);
    await letClaimsDie();
    expect(await runJobs(runner('other'))).toBe(1);
    expect(await written()).toEqual({ rows: things, different: things });
  });

  it('keep nothing of a batch that fails, and say so', async () => {
    await add('failing');
    const failing: JobKind = {
      ...writing,
      async run(transaction, job, some) {
        await writing.run(transaction, job, some);
        throw new Error('this is wrong');
      },
    };
    await runJobs(runner('broken', { kinds: [failing] }));
    expect(await written()).toEqual({ rows: 0, different: 0 });
    expect(await stateOf('failing')).toBe('failed');
  });

  it('whose process loses its connection in a batch are gone on with by another, and nothing twice', async () => {
    await add('cut');
    const cut: JobKind = {
      ...writing,
      async run(transaction, job, some) {
        const outcomes = await writing.run(transaction, job, some);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(test.database);
        await sql`select 1`.execute(transaction);
        return outcomes;
      },
    };
    await expect(runJobs(runner('cut', { kinds: [cut] }))).rejects.toThrow();
    expect(await stateOf('cut')).toBe('running');
    await letClaimsDie();
    expect(await runJobs(runner('other'))).toBe(1);
    expect(await written()).toEqual({ rows: things, different: things });
  });

  it('are cancelled between two batches, and what is done stays done', async () => {
    await add('cancelled');
    const once: JobKind = {
      ...writing,
      async run(transaction, job, some) {
        await inTransaction(transaction, (inside) => cancelJob(inside, scope, job.jobId));
        return writing.run(transaction, job, some);
      },
    };
    await runJobs(runner('a', { kinds: [once] }));
    expect(await stateOf('cancelled')).toBe('cancelled');
    expect((await written()).rows).toBe(200);
    await add('early');
    await inTransaction(test.database, (transaction) => cancelJob(transaction, scope, 'early'));
    expect(await runJobs(runner('a'))).toBe(0);
    expect(await stateOf('early')).toBe('cancelled');
  });
});
