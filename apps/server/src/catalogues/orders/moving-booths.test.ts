import { calls } from '@zhantai/contract';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { addTestItems, addTestSale, testItem } from '../testing.ts';

const definition = testDefinition([
  { prop: 'item', type: 'input' },
  { prop: 'count', type: 'number' },
]);

let fair: TestFair;
let forms: readonly Form[];
let one: TestSession;
let admin: TestSession;
let count = 0;
let sessions: Client[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  await addTestItems(database, fair.exhibition, [{ item: testItem('few'), stock: { '': 1_000 } }]);
  const rules = [{ table: null, item: '{item}', quantity: 'count' }];
  forms = await Promise.all(
    [1, 2, 3].map(async () => {
      const form = await createTestForm(database, fair.exhibition, definition, { review: false });
      await addTestSale(database, fair.exhibition, form.formId, { rules });
      return form;
    }),
  );
  admin = await fair.person({ role: 'admin' });
});
afterAll(() => fair.close());
afterEach(async () => {
  await Promise.all(sessions.map((session) => session.end()));
  sessions = [];
});
beforeEach(async () => {
  count += 1;
  one = await fair.exhibitor(`M${String(count)}`);
});

/** Somebody who works on the database past the server, in a transaction that is the one to give way. */
async function begin(): Promise<Client> {
  const session = new Client({ connectionString: fair.server.url });
  session.on('error', () => undefined);
  await session.connect();
  await session.query(`begin; set local deadlock_timeout = '1ms'`);
  sessions.push(session);
  return session;
}

/** Statements that wait for somebody else's transaction. */
async function countWaiting(): Promise<number> {
  const { rows } = await sessions[0]!.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

const order = (at: number) => fair.submit(one, forms[at]!, { item: 'few', count: 1 });

/** The orders of the exhibitor, the first placed first. */
async function orderIds(): Promise<readonly string[]> {
  const rows = await fair.server.database
    .selectFrom('service_order')
    .select('order_id')
    .where('exhibitor_id', '=', one.exhibitorId)
    .orderBy('order_id')
    .execute();
  return rows.map((row) => row.order_id);
}

describe('orders of an exhibitor whose booths are moved meanwhile', () => {
  it('are placed and cancelled one after the other, and the booth is moved', async () => {
    await order(0);
    const [first = ''] = await orderIds();
    const watch = await begin();
    const mover = await begin();
    // As whoever moves a booth does first.
    await mover.query('select from exhibitor where exhibitor_id = $1 for no key update', [one.exhibitorId]);
    const placed = order(1);
    await expect.poll(countWaiting).toBe(1);
    let done = false;
    const cancelled = fair
      .post(admin, calls.consoleSettleOrder.path.replace(':id', first), {
        revision: 1,
        action: 'cancel',
        reason: 'moved',
      })
      .finally(() => (done = true));
    await expect.poll(async () => done || (await countWaiting()) === 2).toBe(true);
    await mover.query(`update booth set hall = '6' where exhibitor_id = $1`, [one.exhibitorId]);
    await mover.query('commit');
    expect((await cancelled).status).toBe(200);
    expect((await placed).status).toBe(200);
    const { rows } = await watch.query('select halls from service_order where exhibitor_id = $1', [
      one.exhibitorId,
    ]);
    expect(rows).toEqual([{ halls: ['6'] }, { halls: ['6'] }]);
  });

  it('are locked in one order by whoever moves the booth, as by everybody', async () => {
    await order(0);
    await order(1);
    await order(2);
    const [first = '', ...others] = await orderIds();
    const watch = await begin();
    // Lies behind the others now.
    await fair.server.database
      .updateTable('service_order')
      .set({ updated_at: new Date() })
      .where('order_id', '=', first)
      .execute();
    const changer = await begin();
    const lock = (id: string) =>
      changer.query('select from service_order where order_id = $1 for update', [id]);
    await lock(first);
    const moved = fair.server.database
      .updateTable('booth')
      .set({ hall: '6' })
      .where('exhibitor_id', '=', one.exhibitorId)
      .execute();
    await expect.poll(countWaiting).toBe(1);
    for (const id of others) await lock(id);
    await changer.query('commit');
    await moved;
    const { rows } = await watch.query('select distinct halls from service_order where exhibitor_id = $1', [
      one.exhibitorId,
    ]);
    expect(rows).toEqual([{ halls: ['6'] }]);
  });
});
