import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { addJob, runJobs, type JobRunner } from '../../jobs/index.ts';
import { reopenJob } from './reopen-job.ts';

let test: TestDatabase;
let exhibition: Exhibition;
let formId: string;
/** Of each exhibitor two are opened again. */
const EXHIBITORS = 225;

beforeAll(async () => {
  test = await createTestDatabase();
  exhibition = await createTestExhibition(test);
  ({ formId } = await createTestForm(test.database, exhibition, testDefinition([])));
  const { tenantId, exhibitionId } = exhibition;
  await sql`
    insert into exhibitor (tenant_id, exhibition_id, exhibitor_id, code, name, name_en, origin, language)
    select ${tenantId}, ${exhibitionId}, 'E' || n, 'E' || n, 'E' || n, '', 'cn', 'zh-Hans'
    from generate_series(1, ${EXHIBITORS}) as n`.execute(test.database);
  await sql`
    insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, ordinal,
      status, revision, submitted_revision, round, submitted_at)
    select ${tenantId}, ${exhibitionId}, 'S' || n || '-' || ordinal, ${formId}, 'exhibitor', 'E' || n, ordinal,
      'wait', 1, 1, 1, now()
    from generate_series(1, ${EXHIBITORS}) as n cross join generate_series(1, 2) as ordinal`.execute(
    test.database,
  );
});
afterAll(() => test.drop());

const kind = reopenJob(() => new Date());
const runner = (owner: string, isEnding = () => false): JobRunner => ({
  database: test.database,
  kinds: [kind],
  owner,
  isEnding,
  failed(error) {
    throw error;
  },
});
const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  Number((await query.execute(test.database)).rows[0]?.count);

it('goes on after a restart, by two processes at once, and tells nobody twice', async () => {
  const things = Array.from({ length: EXHIBITORS * 2 }, (_, at) => {
    const [n, ordinal] = [(at % EXHIBITORS) + 1, at < EXHIBITORS ? 1 : 2];
    return { id: `S${n}-${ordinal}`, change: { revision: 1, exhibitorId: `E${n}` } };
  });
  const payload = {
    formId,
    version: 2,
    reason: '请补填',
    endAt: null,
    origin: { address: '', requestId: '' },
  };
  const jobId = await inTransaction(test.database, (transaction) =>
    addJob(transaction, exhibition, kind, { payload, accountId: 'staff', things, isLater: true }),
  );
  const returned = () => count(sql`select count(*) from submission where status = 'fail'`);
  expect(await returned()).toBe(0);
  // The first process is killed between two batches.
  let looks = 0;
  await runJobs(runner('killed', () => (looks += 1) > 2));
  expect(await returned()).toBe(200);
  // Somebody withdraws meanwhile.
  await scoped(test.database, exhibition)
    .updateTable('submission')
    .set({ status: 'draft', revision: 2 })
    .where('submission_id', '=', `S${EXHIBITORS}-2`)
    .execute();
  await sql`update job set alive_at = alive_at - interval '61 seconds'`.execute(test.database);
  await Promise.all([runJobs(runner('one')), runJobs(runner('two'))]);
  const job = await scoped(test.database, exhibition)
    .selectFrom('job')
    .select('state')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  expect(job?.state).toBe('done');
  expect(await returned()).toBe(EXHIBITORS * 2 - 1);
  expect(await count(sql`select count(*) from review_step where action = 'batch-reopen'`)).toBe(
    EXHIBITORS * 2 - 1,
  );
  expect(await count(sql`select count(*) from notice`)).toBe(EXHIBITORS);
  expect(await count(sql`select count(distinct exhibitor_ids) from notice`)).toBe(EXHIBITORS);
});
