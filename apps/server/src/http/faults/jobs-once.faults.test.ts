import { calls, type Order } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../../catalogues/testing.ts';
import { createDatabase } from '../../database/create-database.ts';
import { createPool } from '../../database/create-pool.ts';
import type { Database } from '../../database/database.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { App } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00+08:00`);
/** Polled long enough for a busy machine. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 40_000, interval: 100 });

let now = at('2026-11-01');
let fair: TestFair;
let who: TestSession;
let other: { readonly app: App; readonly database: Database };

beforeAll(async () => {
  // A clockwork that the test moves: every job of both servers is due at one moment.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await createTestApp({ demo: true }, () => now);
  const database = createDatabase(createPool(server.url, 10, () => {}));
  other = { app: await buildApp({ ...server, database }), database };
  await server.app.ready();
  await other.app.ready();
  fair = new TestFair(server, await createTestExhibition(server));
  who = await fair.exhibitor('A101');
});
afterAll(async () => {
  vi.useRealTimers();
  await other.app.close();
  await other.database.destroy();
  await fair.close();
});

/** Every job of both servers begins a round at once. */
const begin = (): void => {
  vi.runOnlyPendingTimers();
};

const count = async (text: ReturnType<typeof sql<{ count: string }>>): Promise<number> =>
  Number((await text.execute(fair.server.database)).rows[0]?.count);

test('two servers whose jobs are all due at one moment do each thing once', async () => {
  const { database } = fair.server;
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  // An order that nobody paid, whose days are over; invitations that are due; submissions that no list shows yet.
  const ordered = await createTestForm(database, fair.exhibition, definition, { review: false });
  await addTestSale(database, fair.exhibition, ordered.formId);
  await addTestItems(database, fair.exhibition, [
    { item: testItem('I1', { most: null }), stock: { '': 100 } },
  ]);
  const placed = await fair.post<Order>(who, calls.submitSupport.path, {
    formId: ordered.formId,
    lines: [{ itemId: 'I1', quantity: 3 }],
    revision: 0,
  });
  expect(placed.status).toBe(200);
  now = at('2026-11-20');
  who = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
  const everybody = { roles: ['public' as const], boothTypes: [], tags: [], notTags: [] };
  await createTestForm(database, fair.exhibition, definition, {
    formType: '36',
    review: false,
    audience: everybody,
  });
  const mobiles = Array.from({ length: 20 }, (_, index) => String(13_800_000_000 + index));
  const planned = await fair.post(who, calls.inviteVisitors.path, { mobiles, signature: '展' });
  expect(planned).toMatchObject({ status: 200, data: { planned: mobiles.length } });
  for (let made = 0; made < 5; made += 1) {
    const form = await createTestForm(database, fair.exhibition, definition);
    expect((await fair.submit(who, form, { name: 'a' })).status).toBe(200);
  }
  const notices = () => count(sql`select count(*) from notice where title::text like '%已失效%'`);
  const invited = () => count(sql`select count(*) from outbox where template = 'invitation'`);
  const unfolded = () => count(sql`select count(*) from submission_change`);
  for (let round = 0; round < 3; round += 1) {
    begin();
    await soon(async () => [await notices(), await invited(), await unfolded()]).toEqual([
      1,
      mobiles.length,
      0,
    ]);
  }
  expect((await takenOf(database, fair.exhibition, 'I1'))['']).toBe(0);
  expect(
    await count(
      sql`select count(*) from (select from outbox group by recipient having count(*) > 1) as twice`,
    ),
  ).toBe(0);
  expect(await count(sql`select count(*) from submission_entry`)).toBe(
    await count(sql`select count(*) from submission`),
  );
  // Each message is taken by one process, and stays sent.
  await soon(() => count(sql`select count(*) from outbox where state <> 'sent' or attempts <> 1`)).toBe(0);
});
