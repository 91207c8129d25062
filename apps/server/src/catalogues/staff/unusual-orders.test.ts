import { calls, type NoticesPage, type Order, type UnusualOrdersPage } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../testing.ts';

const start = new Date('2026-11-20T04:00:00Z');
const DAY_MS = 86_400_000;
let now = start;
let fair: TestFair;
let admin: TestSession;
let count = 0;

beforeAll(async () => {
  fair = await openTestFair(() => now);
});
afterAll(() => fair.close());
beforeEach(async () => {
  // Sessions end while days pass: somebody new each time.
  admin = await fair.person({ role: 'admin' });
});

const fresh = (): string => `U${String((count += 1)).padStart(3, '0')}`;

async function item(changes: Parameters<typeof testItem>[1] = {}, stock: number | null = null) {
  const itemId = fresh();
  await addTestItems(fair.server.database, fair.exhibition, [
    { item: testItem(itemId, changes), stock: { '': stock } },
  ]);
  return itemId;
}

async function sheet(): Promise<Form> {
  const { database } = fair.server;
  const form = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([{ prop: 'name', type: 'input' }]),
  );
  await addTestSale(database, fair.exhibition, form.formId);
  return form;
}

async function order(who: TestSession, { formId }: Form, itemId: string, quantity: number): Promise<string> {
  const lines = [{ itemId, quantity }];
  const { status, data } = await fair.post<Order>(who, calls.submitSupport.path, { formId, lines });
  expect(status, JSON.stringify(data)).toBe(200);
  return data.id ?? '';
}

async function list(query: Record<string, string> = {}, who = admin): Promise<UnusualOrdersPage> {
  const { status, data } = await fair.get<UnusualOrdersPage>(who, calls.consoleUnusualOrders.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
}

/** Of one form, so that tests share a fair. */
const unusual = async ({ formId }: Form, who = admin): Promise<readonly (string | undefined)[]> =>
  (await list({ formId, ascs: 'placedAt' }, who)).records.map(({ exhibitor }) => exhibitor?.id);

const allow = <T = null>(
  exhibitorId: string,
  items: readonly { readonly itemId: string; readonly most: number }[],
  reason = '主场搭建',
  who = admin,
): Promise<Answer<T>> => fair.post<T>(who, calls.consoleAllowQuantities.path, { exhibitorId, items, reason });
const settle = (id: string, body: object): Promise<Answer<unknown>> =>
  fair.post(admin, calls.consoleSettleOrder.path.replace(':id', id), { revision: 1, ...body });
const exhibitor = async (): Promise<{ readonly id: string; readonly who: TestSession }> => {
  const id = fresh();
  return { id, who: await fair.exhibitor(id) };
};

const inHall = (hall: string): Promise<TestSession> => fair.person({ role: 'reviewer', halls: [hall] });

describe('decisions, Bookings: unusual orders', () => {
  it('are those over half the bound of an item, with what it is and since when', async () => {
    const [form, thing] = [await sheet(), await item({ most: 10 })];
    const [half, over] = [await exhibitor(), await exhibitor()];
    await order(half.who, form, thing, 5);
    const id = await order(over.who, form, thing, 6);
    const page = await list({ formId: form.formId });
    expect(page).toMatchObject({
      total: 1,
      records: [
        {
          id,
          exhibitor: { id: over.id },
          total: 600,
          placedAt: '2026-11-20 12:00:00',
          lines: [{ itemId: thing, quantity: 6 }],
          unpaidItems: [{ itemId: thing, quantity: 6, bound: 10, unusual: true }],
          usual: null,
        },
      ],
    });
  });

  it('count what an exhibitor ordered of it with several forms', async () => {
    const [first, second, thing] = [await sheet(), await sheet(), await item({ most: 10 })];
    const { id, who } = await exhibitor();
    await order(who, first, thing, 3);
    expect(await unusual(first)).toEqual([]);
    await order(who, second, thing, 3);
    expect([await unusual(first), await unusual(second)]).toEqual([[id], [id]]);
    // Who sees one of the forms learns nothing of the other.
    const limited = await fair.person({ role: 'editor', formIds: [first.formId] });
    expect((await list({}, limited)).total).toBe(0);
  });

  it('are judged by the area where the bound goes by it', async () => {
    const [form, thing] = [await sheet(), await item({ most: 2, mostBy: 'area' })];
    const [small, large] = [await exhibitor(), await exhibitor()];
    // 72 m²: eight times nine, so sixteen.
    await order(small.who, form, thing, 8);
    await order(large.who, form, thing, 9);
    expect(await unusual(form)).toEqual([large.id]);
  });

  it('are those over five times what the form is usually ordered for', async () => {
    const [form, thing] = [await sheet(), await item()];
    for (const quantity of [1, 2, 2, 3]) {
      await order((await exhibitor()).who, form, thing, quantity);
    }
    const [five, more] = [await exhibitor(), await exhibitor()];
    await order(five.who, form, thing, 10);
    await order(more.who, form, thing, 11);
    // Of 1, 2, 2, 3, 10 and 11 the middle is 2.5: five times that is 12.5.
    expect(await unusual(form)).toEqual([]);
    await order((await exhibitor()).who, form, thing, 1);
    expect((await list({ formId: form.formId })).records).toMatchObject([
      {
        exhibitor: { id: more.id },
        usual: 200,
        unpaidItems: [{ quantity: 11, bound: 1_000_000, unusual: false }],
      },
    ]);
  });

  it('are none any more when they are paid for, confirmed, cancelled or lapsed', async () => {
    const [form, thing] = [await sheet(), await item({ most: 10 }, 100)];
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      ids.push(await order((await exhibitor()).who, form, thing, 9));
    }
    expect((await list({ formId: form.formId })).total).toBe(4);
    const [paid = '', confirmed = '', cancelled = ''] = ids;
    await settle(paid, { action: 'pay', payment: 'deposit' });
    await settle(confirmed, { action: 'confirm' });
    await settle(cancelled, { action: 'cancel', reason: '占用过多' });
    expect((await list({ formId: form.formId })).total).toBe(1);
    now = new Date(now.getTime() + 15 * DAY_MS);
    admin = await fair.person({ role: 'admin' });
    expect((await list({ formId: form.formId })).total).toBe(0);
  });

  it('come page by page, the dearest first', async () => {
    const [form, thing] = [await sheet(), await item({ most: 10 })];
    for (const quantity of [6, 9, 7]) {
      await order((await exhibitor()).who, form, thing, quantity);
    }
    const first = await list({ formId: form.formId, size: '2' });
    expect(first).toMatchObject({ total: 3, pages: 2, records: [{ total: 900 }, { total: 700 }] });
    const second = await list({ formId: form.formId, size: '2', current: '2' });
    expect(second.records.map(({ total }) => total)).toEqual([600]);
    expect((await fair.get(admin, calls.consoleUnusualOrders.path, { ascs: 'number' })).status).toBe(400);
    // A later one of the same price: the second key decides.
    now = new Date(now.getTime() + 1_000);
    admin = await fair.person({ role: 'admin' });
    await order((await exhibitor()).who, form, thing, 9);
    const placed = async (query: Record<string, string>) =>
      (await list({ formId: form.formId, ...query })).records.map(({ total, placedAt }) => [total, placedAt]);
    const [one, other] = await placed({ descs: 'total,placedAt', size: '2' });
    expect([one?.[0], other?.[0]]).toEqual([900, 900]);
    expect(String(one?.[1]) > String(other?.[1])).toBe(true);
    const rising = await placed({ ascs: 'total,placedAt', size: '2', current: '2' });
    expect(rising).toEqual([other, one]);
  });

  it('are those of their halls to limited staff', async () => {
    const [form, thing] = [await sheet(), await item({ most: 10 })];
    const { id, who } = await exhibitor();
    await order(who, form, thing, 9);
    expect(await unusual(form, await inHall('5'))).toEqual([id]);
    expect(await unusual(form, await inHall('6'))).toEqual([]);
  });
});

describe('decisions, Bookings: staff may let somebody exceed a bound, with a reason', () => {
  it('then as much can be ordered, is not unusual, and no more', async () => {
    const [form, thing] = [await sheet(), await item({ most: 10 })];
    const { id, who } = await exhibitor();
    await order(who, form, thing, 9);
    expect((await allow(id, [{ itemId: thing, most: 25 }])).status).toBe(200);
    expect(await unusual(form)).toEqual([]);
    const wanted = (quantity: number, revision: number): Promise<Answer<Refused>> =>
      fair.post(who, calls.submitSupport.path, {
        formId: form.formId,
        lines: [{ itemId: thing, quantity }],
        revision,
      });
    expect((await wanted(25, 1)).status).toBe(200);
    expect(await unusual(form)).toEqual([]);
    expect((await wanted(26, 2)).data).toMatchObject({ reason: 'QUANTITY_BOUND', lines: [{ bound: 25 }] });
    const { data } = await fair.get<NoticesPage>(who, calls.notices.path);
    expect(data.records[0]?.title).toBe(
      `组委会放宽了您可订的数量：物品${thing} 25 件。未付款的订单从今天起重新计算保留期`,
    );
    const audit = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'reason', 'detail'])
      .where('thing_id', '=', id)
      .where('actor_kind', '=', 'staff')
      .execute();
    expect(audit).toMatchObject([
      {
        action: 'quantity.allow',
        reason: '主场搭建',
        detail: { items: [{ itemId: thing, most: 25, before: 0 }] },
      },
    ]);
  });

  it('an order dearer than usual is let go on with its items', async () => {
    const [form, thing] = [await sheet(), await item()];
    for (let index = 0; index < 3; index += 1) {
      await order((await exhibitor()).who, form, thing, 1);
    }
    const { id, who } = await exhibitor();
    await order(who, form, thing, 50);
    expect(await unusual(form)).toEqual([id]);
    await allow(id, [{ itemId: thing, most: 50 }]);
    expect(await unusual(form)).toEqual([]);
  });

  it('what is held begins its days anew', async () => {
    const [form, thing] = [await sheet(), await item({ most: 10 }, 100)];
    const { id, who } = await exhibitor();
    await order(who, form, thing, 9);
    now = new Date(now.getTime() + 10 * DAY_MS);
    admin = await fair.person({ role: 'admin' });
    await allow(id, [{ itemId: thing, most: 9 }]);
    now = new Date(now.getTime() + 10 * DAY_MS);
    admin = await fair.person({ role: 'admin' });
    await list();
    expect(await takenOf(fair.server.database, fair.exhibition, thing)).toEqual({ '': 9 });
    now = new Date(now.getTime() + 5 * DAY_MS);
    admin = await fair.person({ role: 'admin' });
    await list();
    expect(await takenOf(fair.server.database, fair.exhibition, thing)).toEqual({ '': 0 });
  });

  it('not without a reason, of nothing, of parts of a unit that has none, or outside their halls', async () => {
    const thing = await item({ most: 10 });
    const { id } = await exhibitor();
    const items = [{ itemId: thing, most: 20 }];
    expect((await allow<Refused>(id, items, ' ')).data.reason).toBe('COMMENT_REQUIRED');
    expect((await allow(id, [{ itemId: 'nothing', most: 1 }])).status).toBe(404);
    expect((await allow('nobody', items)).status).toBe(404);
    expect((await allow(id, [{ itemId: thing, most: 1.5 }])).status).toBe(400);
    const elsewhere = await fair.person({ role: 'editor', halls: ['6'] });
    expect((await allow(id, items, 'x', elsewhere)).status).toBe(404);
    const reviewer = await fair.person({ role: 'reviewer' });
    expect((await allow(id, items, 'x', reviewer)).status).toBe(403);
  });
});
