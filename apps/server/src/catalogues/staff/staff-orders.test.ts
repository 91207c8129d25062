import {
  calls,
  type ConsoleOrder,
  type ConsoleOrderDetail,
  type ConsoleOrdersPage,
  type NoticesPage,
  type Order,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../testing.ts';

const now = new Date('2026-11-20T04:00:00Z');
let fair: TestFair;
let one: TestSession;
let other: TestSession;
let admin: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  admin = await fair.person({ role: 'admin', name: '陆行舟' });
  await addTestItems(fair.server.database, fair.exhibition, [
    { item: testItem('T1'), stock: { '': 10 } },
    { item: testItem('T2', { categories: ['test', 'led'], holdDays: 2 }), stock: { '': 10 } },
  ]);
});
afterAll(() => fair.close());

async function form(changes: Partial<Form> = {}): Promise<Form> {
  const { database } = fair.server;
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  const made = await createTestForm(database, fair.exhibition, definition, changes);
  await addTestSale(database, fair.exhibition, made.formId, { categories: ['test', 'led'] });
  return made;
}

async function placed(
  who: TestSession,
  itemId = 'T1',
  quantity = 2,
): Promise<Order & { readonly id: string }> {
  const { formId } = await form();
  const { status, data } = await fair.post<Order>(who, calls.submitSupport.path, {
    formId,
    lines: [{ itemId, quantity }],
  });
  expect(status, JSON.stringify(data)).toBe(200);
  return { ...data, id: data.id ?? '' };
}

const settle = <T = ConsoleOrder>(id: string, body: object, who: TestSession = admin): Promise<Answer<T>> =>
  fair.post<T>(who, calls.consoleSettleOrder.path.replace(':id', id), body);
const list = async (query: Record<string, string> = {}, who = admin): Promise<ConsoleOrdersPage> => {
  const { status, data } = await fair.get<ConsoleOrdersPage>(who, calls.consoleOrders.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
};
const detail = async (id: string): Promise<ConsoleOrderDetail> =>
  (await fair.get<ConsoleOrderDetail>(admin, calls.consoleOrder.path.replace(':id', id))).data;
const noticesOf = async (who: TestSession): Promise<readonly string[]> =>
  (await fair.get<NoticesPage>(who, calls.notices.path)).data.records.map(({ title }) => title);

describe('console.md §5: orders as staff see them', () => {
  it('are listed with their exhibitor and their sums, and filtered', async () => {
    const [mine, theirs] = [await placed(one, 'T1', 3), await placed(other, 'T2', 1)];
    const all = await list({ ascs: 'exhibitor' });
    expect(all.records.map(({ id, exhibitor, total, status }) => [id, exhibitor?.id, total, status])).toEqual(
      [
        [mine.id, 'A101', 300, 'placed'],
        [theirs.id, 'A102', 100, 'placed'],
      ],
    );
    expect(all.sums).toEqual({ total: 400, deposit: 0 });
    const ids = async (query: Record<string, string>): Promise<readonly string[]> =>
      (await list(query)).records.map(({ id }) => id);
    expect(await ids({ exhibitorId: 'A102' })).toEqual([theirs.id]);
    expect(await ids({ formId: mine.formId })).toEqual([mine.id]);
    expect(await ids({ category: 'led' })).toEqual([]);
    expect(await ids({ search: 'a101' })).toEqual([mine.id]);
    expect(await ids({ search: mine.number ?? '' })).toEqual([mine.id]);
    // Any part of a number, by itself or behind what stands before it, however it is written.
    const number = mine.number ?? '';
    for (const part of [number.slice(-6), number.slice(6), number.toLowerCase().replaceAll('-', ' ')]) {
      expect([part, await ids({ search: part })]).toEqual([part, [mine.id]]);
    }
    expect(await ids({ search: 'order', ascs: 'exhibitor' })).toEqual([mine.id, theirs.id]);
    expect(await ids({ search: 'zzzz' })).toEqual([]);
    expect(await ids({ payment: 'paid' })).toEqual([]);
    expect(await ids({ status: 'confirmed,cancelled' })).toEqual([]);
    expect(await list({ size: '1', current: '2', ascs: 'total' })).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ id: mine.id }],
      sums: { total: 400 },
    });
    for (const wrong of [{ status: 'none' }, { ascs: 'colour' }]) {
      expect((await fair.get(admin, calls.consoleOrders.path, { ...wrong })).status).toBe(400);
    }
  });

  it('are confirmed: they lapse no more, and the exhibitor is told', async () => {
    const { id, number, revision, holdUntil } = await placed(one, 'T2');
    expect(holdUntil).toBe('2026-11-22 12:00:00');
    const confirmed = await settle(id, { revision, action: 'confirm' });
    expect([confirmed.status, confirmed.data]).toMatchObject([
      200,
      { status: 'confirmed', holdUntil: null, confirmedAt: '2026-11-20 12:00:00', revision: revision + 1 },
    ]);
    expect(await noticesOf(one)).toContain(`订单 ${number} 已确认`);
    expect(await noticesOf(other)).toEqual([]);
    const twice = await settle<Refused>(id, { revision: revision + 1, action: 'confirm' });
    expect([twice.status, twice.data.reason]).toEqual([409, 'NOTHING_TO_DECIDE']);
    const late = await settle<Refused>(id, { revision, action: 'cancel', reason: 'x' });
    expect(late.data).toEqual({ reason: 'STALE_REVISION', revision: revision + 1 });
  });

  it('are paid for by hand, with invoice and note, and then changed by nobody', async () => {
    const order = await placed(one);
    const pay = {
      revision: order.revision,
      action: 'pay',
      payment: 'paid',
      invoiceNumber: 'FP-1',
      note: ' 银行 ',
    };
    const paid = await settle(order.id, pay);
    expect(paid.data).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      invoiceNumber: 'FP-1',
      paymentNote: '银行',
    });
    expect(await noticesOf(one)).toContain(`订单 ${order.number} 已付清`);
    const changed = await fair.post<Refused>(one, calls.submitSupport.path, {
      formId: order.formId,
      lines: [],
      revision: paid.data.revision,
    });
    expect(changed.data.reason).toBe('ORDER_SETTLED');
    const revision = paid.data.revision;
    const refused = await settle<Refused>(order.id, { revision, action: 'cancel', reason: '退展' });
    expect([refused.status, refused.data.reason]).toEqual([409, 'ORDER_SETTLED']);
    const unsaid = await settle<Refused>(order.id, { revision, action: 'pay' });
    expect([unsaid.status, unsaid.data.reason]).toEqual([400, 'BAD_REQUEST']);
    const refunded = await settle(order.id, { revision, action: 'pay', payment: 'refunded' });
    expect(refunded.data).toMatchObject({ payment: 'refunded', invoiceNumber: 'FP-1' });
    const cancelled = await settle(order.id, { revision: revision + 1, action: 'cancel', reason: '退展' });
    expect(cancelled.data.status).toBe('cancelled');
  });

  it('are cancelled with a reason: the stock is back, the exhibitor is told, and all of it is audited', async () => {
    const before = (await takenOf(fair.server.database, fair.exhibition, 'T1'))[''] ?? 0;
    const { id, number, revision } = await placed(other, 'T1', 4);
    expect((await settle<Refused>(id, { revision, action: 'cancel', reason: ' ' })).data.reason).toBe(
      'COMMENT_REQUIRED',
    );
    const cancelled = await settle(id, { revision, action: 'cancel', reason: '停电检修' });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', lines: [{ itemId: 'T1', quantity: 4 }] });
    expect((await takenOf(fair.server.database, fair.exhibition, 'T1'))['']).toBe(before);
    expect(await noticesOf(other)).toContain(`订单 ${number} 已取消：停电检修`);
    const { changes } = await detail(id);
    expect(changes.map(({ status, by }) => [status, by])).toEqual([
      ['cancelled', '陆行舟'],
      ['placed', 'A102 联系人'],
    ]);
    const audit = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'reason'])
      .where('thing_id', '=', id)
      .where('actor_kind', '=', 'staff')
      .execute();
    expect(audit).toEqual([{ action: 'order.cancel', reason: '停电检修' }]);
    expect((await settle<Refused>(id, { revision: 2, action: 'confirm' })).data.reason).toBe(
      'NOTHING_TO_DECIDE',
    );
  });

  it('are those of their forms to limited staff, and read only to reviewers', async () => {
    const [seen, hidden] = [await placed(one), await placed(one)];
    const limited = await fair.person({ role: 'editor', formIds: [seen.formId] });
    expect((await list({}, limited)).records.map(({ id }) => id)).toEqual([seen.id]);
    const path = calls.consoleOrder.path;
    expect((await fair.get(limited, path.replace(':id', hidden.id))).status).toBe(404);
    const action = { revision: 1, action: 'confirm' };
    expect((await settle(hidden.id, action, limited)).status).toBe(404);
    const reviewer = await fair.person({ role: 'reviewer' });
    expect((await fair.get(reviewer, path.replace(':id', seen.id))).status).toBe(200);
    expect((await settle(seen.id, action, reviewer)).status).toBe(403);
    expect((await settle(seen.id, action, one)).status).toBe(403);
    expect((await settle(seen.id, action, limited)).status).toBe(200);
  });

  it('are decided once by two at the same moment', async () => {
    const { id, revision } = await placed(one, 'T1', 1);
    const answers = await Promise.all([
      settle<Refused>(id, { revision, action: 'confirm' }),
      settle<Refused>(id, { revision, action: 'cancel', reason: 'x' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
