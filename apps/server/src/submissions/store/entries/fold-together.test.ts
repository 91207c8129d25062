import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type SubmissionsPage } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../database/create-database.ts';
import { createPool } from '../../../database/create-pool.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import type { Exhibition } from '../../../exhibitions/index.ts';
import { createTestExhibition } from '../../../exhibitions/testing.ts';
import { insertExhibitors } from '../../../booths/testing.ts';
import { openTestFair } from '../../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../../http/testing/test-form.ts';
import { foldChanges } from './fold-changes.ts';
import { recount } from './recount.ts';
import { compared } from './test-truth.ts';

const right = { entries: 0, subjects: 0, counts: 0 };
/** Kills in the middle; FC_RUNS asks for more. */
const kills = Math.ceil(Number(process.env['FC_RUNS'] ?? 1) / 10);
const file = new URL('test-fold-process.ts', import.meta.url).pathname;

let test: TestDatabase;
let exhibition: Exhibition;
let formId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  exhibition = await createTestExhibition(test);
  ({ formId } = await createTestForm(test.database, exhibition, testDefinition([]), { submissions: 'many' }));
  await test.database
    .transaction()
    .execute((transaction) =>
      insertExhibitors(transaction, exhibition, [
        { exhibitorId: 'X1', name: 'X1', nameEn: '', origin: 'cn', language: 'zh-Hans', tags: [] },
      ]),
    );
});
afterAll(() => test.drop());

/** Hands in so many at once, at places that come again and again. */
async function write(round: number, many: number): Promise<void> {
  const { tenantId, exhibitionId } = exhibition;
  await sql`
    insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, ordinal,
      status, submitted_revision, submitted_at)
    select ${tenantId}, ${exhibitionId}, 'S' || number, ${formId}, 'exhibitor', 'X1', number, 'wait', 1, now()
    from generate_series(${round * 10}::int, ${round * 10 + many}::int) as number
    on conflict (tenant_id, exhibition_id, submission_id) do update set
      status = case submission.status when 'wait' then 'adopt' else 'wait' end,
      removed_at = case when submission.ordinal % 7 = ${round % 7} then now() end`.execute(test.database);
}

describe('the fold', () => {
  it('loses and doubles nothing where two processes fold while a third writes', async () => {
    const others = [1, 2].map(() => createDatabase(createPool(test.url, 2, () => undefined)));
    let writing = true;
    const folding = others.map(async (database) => {
      // oxlint-disable-next-line no-unmodified-loop-condition -- until the writer ends
      while (writing) await foldChanges(database);
    });
    for (let round = 0; round < 40; round += 1) {
      await write(round, 60);
    }
    writing = false;
    await Promise.all(folding);
    await Promise.all(others.map((database) => database.destroy()));
    const { rows, lists } = await compared(test.database, exhibition);
    expect(lists).toEqual(rows);
    expect(await recount(test.database)).toEqual(right);
  });

  it('begins anew where it was killed in the middle, and nothing is missing or counted twice', async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const folding: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file, test.url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(folding, 'exit');
      await write(kill, 600);
      if (folding.stdout !== null) await once(folding.stdout, 'data');
      let writing = true;
      const writer = (async () => {
        // oxlint-disable-next-line no-unmodified-loop-condition -- until it is killed
        for (let round = 0; writing; round += 1) await write(round, 600);
      })();
      await pause(100 + Math.random() * 400);
      folding.kill('SIGKILL');
      await ended;
      writing = false;
      await writer;
      const { rows, lists } = await compared(test.database, exhibition);
      expect(lists).toEqual(rows);
      expect(await recount(test.database)).toEqual(right);
    }
  }, 120_000);
});

describe('a list of more than ten thousand', () => {
  it('says that there are more, shows the first ten thousand and asks for a narrower one beyond', async () => {
    const fair = await openTestFair();
    try {
      const { database } = fair.server;
      const form = await createTestForm(database, fair.exhibition, testDefinition([]), {
        submissions: 'many',
      });
      await fair.exhibitor('X1');
      const reviewer = await fair.person({ role: 'reviewer' });
      await sql`
        insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, ordinal,
          status, submitted_revision, submitted_at)
        select ${fair.exhibition.tenantId}, ${fair.exhibition.exhibitionId}, 'S' || number, ${form.formId},
          'exhibitor', 'X1', number, case when number <= 3 then 'fail' else 'wait' end, 1,
          now() - number * interval '1 second'
        from generate_series(1, 10004) as number`.execute(database);
      // As the database does by itself after a minute.
      await sql`analyze`.execute(database);
      const list = (query: Record<string, string>) =>
        fair.get<SubmissionsPage & { reason?: string }>(reviewer, calls.consoleSubmissions.path, query);
      for (const search of ['', 'X1']) {
        // Not folded, then folded.
        const last = await list({ search, size: '500', current: '20' });
        expect(last.data).toMatchObject({ total: 10_000, totalAtLeast: true, pages: 20 });
        expect(last.data.records).toHaveLength(500);
        expect(last.data.records.at(-1)?.id).toBe('S10000');
        const beyond = await list({ search, size: '500', current: '21' });
        expect([beyond.status, beyond.data.reason]).toEqual([422, 'PAGE_TOO_FAR']);
        await foldChanges(database);
      }
      const few = await list({ status: 'fail', size: '2', current: '2' });
      expect([few.data.total, few.data.totalAtLeast, few.data.records.length]).toEqual([3, undefined, 1]);
      expect((await list({ status: 'wait', size: '500', current: '21' })).status).toBe(422);
    } finally {
      await fair.close();
    }
  }, 120_000);
});
