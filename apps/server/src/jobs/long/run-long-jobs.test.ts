import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createVault } from '../../platform/vault.ts';
import { cancelJob, findJob } from '../store/jobs.ts';
import { insertLongJob } from '../store/long-jobs.ts';
import { JobRefused, type LongJobKind } from './long-job.ts';
import { runLongJobs, type LongJobRunner } from './run-long-jobs.ts';

let test: TestDatabase;
const scope = { tenantId: 't', exhibitionId: 'e' };
const vault = createVault({ current: Buffer.alloc(32, 1), others: [] });
const file = { name: 'a.zip', bytes: 7 };

beforeAll(async () => {
  test = await createTestDatabase();
  await sql`create table work_done (job text not null)`.execute(test.database);
});
afterAll(() => test.drop());
beforeEach(async () => {
  await sql`delete from job`.execute(test.database);
  await sql`delete from work_done`.execute(test.database);
});

const kind = (work: LongJobKind['work']): LongJobKind => ({ kind: 'thing.make', work });
/** Keeps a row with its end: whatever was done twice is there twice. */
const making = kind(async ({ job, progress, end }) => {
  progress(3, 3);
  await inTransaction(test.database, async (transaction) => {
    await sql`insert into work_done values (${job.jobId})`.execute(transaction);
    await end(transaction, file);
  });
});
/** Works until it is logged to stop. */
const lasting = kind(async ({ signal }) => {
  await sleep(20_000, undefined, { signal });
});

const runner = (owner: string, only: LongJobKind, more: Partial<LongJobRunner> = {}): LongJobRunner => ({
  database: test.database,
  kinds: [only],
  vault,
  owner,
  isEnding: () => false,
  failed: () => undefined,
  ...more,
});
const add = (jobId: string, secret: string | null = null) =>
  inTransaction(test.database, (transaction) =>
    insertLongJob(
      transaction,
      vault,
      scope,
      { jobId, kind: 'thing.make', payload: {}, accountId: 'a' },
      secret,
    ),
  );
const seen = (jobId: string) => findJob(test.database, scope, jobId);
const secretsLeft = async () => {
  const { rows } = await sql`select from job where secret is not null`.execute(test.database);
  return rows.length;
};
const done = async () => (await sql`select from work_done`.execute(test.database)).rows.length;

describe('long jobs', () => {
  it('are done once, however many processes look for them, and say what came of them', async () => {
    await add('one');
    await add('two');
    await Promise.all(['a', 'b', 'c'].map((owner) => runLongJobs(runner(owner, making))));
    await runLongJobs(runner('a', making));
    expect(await done()).toBe(2);
    expect(await seen('one')).toMatchObject({ state: 'done', progress: 3, total: 3, result: { file } });
  });

  it('read their secret, which is stored sealed and gone at the end, whichever it is', async () => {
    const passphrase = 'correct horse battery staple';
    const read: (string | null)[] = [];
    for (const [jobId, work] of [
      ['done', making.work],
      ['failed', () => Promise.reject(new JobRefused('archiveDamaged'))],
    ] as const) {
      await add(jobId, passphrase);
      const { rows } = await sql<{
        row: string;
      }>`select job::text as row from job where job_id = ${jobId}`.execute(test.database);
      expect(rows[0]?.row).not.toContain('horse');
      await runLongJobs(
        runner(
          'a',
          kind(async (run) => {
            read.push(run.secret);
            await work(run);
          }),
        ),
      );
    }
    await add('stopped', passphrase);
    await inTransaction(test.database, (transaction) => cancelJob(transaction, scope, 'stopped'));
    expect(read).toEqual([passphrase, passphrase]);
    expect(await secretsLeft()).toBe(0);
    expect((await seen('failed'))?.result).toEqual({ problem: { word: 'archiveDamaged', params: {} } });
  });

  it('stop within seconds of the wish', async () => {
    await add('long');
    const running = runLongJobs(runner('a', lasting));
    await expect.poll(async () => (await seen('long'))?.state).toBe('running');
    await inTransaction(test.database, (transaction) => cancelJob(transaction, scope, 'long'));
    await running;
    expect((await seen('long'))?.state).toBe('cancelled');
  });

  it('of a process that ends are begun anew by another at once', async () => {
    await add('left');
    let ending = false;
    const running = runLongJobs(runner('ending', lasting, { isEnding: () => ending }));
    await expect.poll(async () => (await seen('left'))?.state).toBe('running');
    ending = true;
    await running;
    expect(await runLongJobs(runner('other', making))).toBe(1);
    expect(await done()).toBe(1);
  });

  it('of a process that stood still are begun anew, and it keeps nothing', async () => {
    await add('slow');
    const slow = kind(async (run) => {
      await sql`update job set alive_at = alive_at - interval '61 seconds'`.execute(test.database);
      expect(await runLongJobs(runner('other', making))).toBe(1);
      await making.work(run);
    });
    await runLongJobs(runner('slow', slow));
    expect(await done()).toBe(1);
    expect((await seen('slow'))?.state).toBe('done');
  });

  it('that fail are logged, and nobody is shown why', async () => {
    await add('broken');
    const logged: unknown[] = [];
    const broken = kind(async () => {
      throw new Error('this is wrong');
    });
    await runLongJobs(runner('a', broken, { failed: (error) => logged.push(error) }));
    expect(logged).toHaveLength(1);
    expect(await seen('broken')).toMatchObject({ state: 'failed', result: null });
  });
});
