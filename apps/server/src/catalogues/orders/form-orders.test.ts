import { calls, type Order } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { parseTime } from '../../exhibitions/index.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import type { BookingRule } from '../booking-rule.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../testing.ts';

const at = (text: string): Date => parseTime(text, 'Asia/Shanghai') ?? new Date(Number.NaN);
const noon = at('2026-10-30 12:00:00');
const DAY_MS = 86_400_000;
let now = noon;

// A sub-table with a chosen item, a period and a count; a socket count; a switch that makes it 24 hours; a stay.
const definition = testDefinition(
  [
    {
      prop: 'rows',
      type: 'dynamic',
      original: {
        children: {
          column: [
            ['u_item', 'input'],
            ['u_time', 'input'],
            ['u_qty', 'number'],
          ].map(([prop, type]) => ({
            formItemId: `f_${prop}`,
            formItemType: type,
            formItemLabel: prop,
            formItemOriginalData: JSON.stringify({ prop }),
          })),
        },
      },
    },
    { prop: 'sockets', type: 'number' },
    {
      prop: 'more',
      type: 'radio',
      original: { dicData: ['0', '1'].map((value) => ({ value, label: value })) },
    },
    { prop: 'hidden', type: 'number' },
  ],
  [['hidden', 'more', '1']],
);
const rules: BookingRule[] = [
  { table: 'rows', item: '{u_item}', quantity: 'u_qty', period: 'u_time' },
  { table: null, item: 'SOCKET', quantity: 'sockets' },
  { table: null, item: 'HIDDEN', quantity: 'hidden' },
];
const window = {
  opensAt: null,
  earlyEndAt: at('2026-10-31 18:00:00'),
  endAt: at('2026-12-18 18:00:00'),
  lateEndAt: at('2027-02-26 18:00:00'),
};

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  now = at('2027-03-01 00:00:00');
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  reviewer = await fair.person({ role: 'reviewer' });
  await addTestItems(fair.server.database, fair.exhibition, [
    { item: testItem('BOX', { factors: { build: 150, h24: 300 } }), stock: { '': 1_000 } },
    { item: testItem('PLAIN'), stock: { '': 1_000 } },
    { item: testItem('SOCKET'), stock: { '': 1_000 } },
    { item: testItem('HIDDEN'), stock: { '': 1_000 } },
    { item: testItem('RARE'), stock: { '': 2 } },
  ]);
});
afterAll(() => fair.close());

async function makeForm(changes: Partial<Form> = {}): Promise<Form> {
  now = noon;
  const made = await createTestForm(fair.server.database, fair.exhibition, definition, {
    window,
    ...changes,
  });
  await addTestSale(fair.server.database, fair.exhibition, made.formId, { rules });
  return made;
}

const row = (item: string, count: number, time = 'open') => ({ u_item: item, u_time: time, u_qty: count });
const query = async (who: TestSession, { formId }: Form, more: object = {}): Promise<Order> =>
  (await fair.post<Order>(who, calls.querySupport.path, { formId, ...more })).data;
const support = <T = Order>(
  who: TestSession,
  { formId }: Form,
  lines: object[],
  revision: number,
): Promise<Answer<T>> => fair.post<T>(who, calls.submitSupport.path, { formId, lines, revision });
const judge = (call: { readonly path: string }, id: string, body: object): Promise<Answer<unknown>> =>
  fair.post(reviewer, call.path.replace(':id', id), body);
const taken = async (itemId: string) => (await takenOf(fair.server.database, fair.exhibition, itemId))[''];

describe('a form whose answers order something', () => {
  it('orders what they say, visible items only, in the same transaction', async () => {
    const form = await makeForm();
    const answers = {
      rows: [row('BOX', 2, 'h24'), row('PLAIN', 1, 'h24'), row('', 3), row('BOX', 1)],
      sockets: 4,
      more: '0',
      hidden: 9,
    };
    expect((await fair.submit(one, form, answers)).status).toBe(200);
    const placed = await query(one, form);
    expect(placed).toMatchObject({ status: 'placed', revision: 1, tier: 'early', total: 1080 });
    expect(placed.submissionId).not.toBeNull();
    expect(
      placed.lines.map(({ itemId, period, quantity, amount }) => [itemId, period, quantity, amount]),
    ).toEqual([
      ['BOX', 'h24', 2, 540],
      ['PLAIN', null, 1, 90],
      ['BOX', null, 1, 90],
      ['SOCKET', null, 4, 360],
    ]);
    expect(await taken('HIDDEN')).toBe(0);
  });

  it('is not taken when something is sold out, and says where', async () => {
    const form = await makeForm();
    await fair.submit(other, form, { rows: [row('RARE', 1)] });
    const refused = await fair.submit<Refused>(one, form, { rows: [row('PLAIN', 1), row('RARE', 2)] });
    expect([refused.status, refused.data]).toMatchObject([
      409,
      {
        reason: 'SOLD_OUT',
        lines: [
          {
            itemId: 'RARE',
            wanted: 2,
            left: 1,
            message: expect.stringMatching(/只剩 1 .*这里要 2$/),
            prop: 'rows',
            path: [1, 'u_item'],
          },
        ],
      },
    ]);
    expect((await fair.status(one, form.formId)).status).toBe('none');
    expect((await query(one, form)).status).toBe('none');
    // A draft takes nothing and is kept.
    const draft = await fair.submit(one, form, { rows: [row('RARE', 2)] }, { draft: true });
    expect([draft.status, await taken('RARE')]).toEqual([200, 1]);
    const unknown = await fair.submit<Refused>(one, form, { rows: [row('NONE', 1)] }, { revision: 1 });
    expect([unknown.status, unknown.data]).toMatchObject([
      400,
      { reason: 'NOT_ON_SALE', lines: [{ itemId: 'NONE', why: 'item', prop: 'rows', path: [0, 'u_item'] }] },
    ]);
  });

  it('quotes answers that are not handed in yet, with the field of each line, and what cannot be had beside', async () => {
    const form = await makeForm();
    const answers = { rows: [row('BOX', 2, 'h24'), row('NONE', 1), row('RARE', 9), row('', 1)], sockets: 4 };
    const quoted = await query(one, form, { answers });
    expect(quoted).toMatchObject({ status: 'quote', categories: ['test'], deposit: 0 });
    expect(quoted.lines.map(({ itemId, amount, prop, path }) => [itemId, amount, prop, path])).toEqual([
      ['BOX', 540, 'rows', [0, 'u_item']],
      ['RARE', 810, 'rows', [2, 'u_item']],
      ['SOCKET', 360, 'sockets', undefined],
    ]);
    expect(quoted.lines[1]?.left).toBeLessThan(9);
    expect(quoted.unsaleable).toEqual([
      {
        itemId: 'NONE',
        name: 'NONE',
        why: 'item',
        message: 'NONE在这份表格里不能订',
        prop: 'rows',
        path: [1, 'u_item'],
      },
    ]);
    expect(quoted.total).toBe(1710);
    expect((await query(one, form)).status).toBe('none');
  });

  it('agrees with the support call: what is submitted is what is ordered', async () => {
    const form = await makeForm();
    const lines = [{ itemId: 'BOX', quantity: 2, period: 'build' }];
    const before = await support(one, form, lines, 0);
    expect(before.data).toMatchObject({ status: 'placed', submissionId: null, total: 270 });
    const takenBefore = await taken('BOX');
    await fair.submit(one, form, { rows: [row('BOX', 2, 'build'), row('PLAIN', 1)] });
    const now1 = await query(one, form);
    expect(now1).toMatchObject({ id: before.data.id, revision: 2, total: 360 });
    expect(await taken('BOX')).toBe(takenBefore);
    const refused = await support<Refused>(one, form, lines, 2);
    expect([refused.status, refused.data.reason]).toEqual([409, 'ORDER_FOLLOWS_FORM']);
    const same = await support(one, form, [{ itemId: 'PLAIN', quantity: 1 }, ...lines], 2);
    expect([same.status, same.data.revision]).toEqual([200, 2]);
    // Answers that order nothing order nothing, also by the call.
    const empty = await makeForm();
    await fair.submit(one, empty, { rows: [] });
    expect((await support<Refused>(one, empty, lines, 0)).data.reason).toBe('ORDER_FOLLOWS_FORM');
    expect((await query(one, empty)).status).toBe('none');
  });

  it('gives back what it holds when it is withdrawn, and may be ordered again', async () => {
    const form = await makeForm();
    const before = await taken('PLAIN');
    await fair.submit(one, form, { rows: [row('PLAIN', 5)] });
    expect(await taken('PLAIN')).toBe((before ?? 0) + 5);
    await fair.post(one, calls.withdraw.path, { formId: form.formId });
    expect(await taken('PLAIN')).toBe(before);
    expect(await query(one, form)).toMatchObject({ status: 'cancelled', revision: 2, submissionId: null });
    expect((await support(one, form, [{ itemId: 'PLAIN', quantity: 2 }], 2)).status).toBe(200);
    now = at('2026-11-10 12:00:00');
    await fair.submit(one, form, { rows: [row('PLAIN', 5)] }, { revision: 2 });
    expect(await query(one, form)).toMatchObject({ total: 480, revision: 4 });
    expect(await taken('PLAIN')).toBe((before ?? 0) + 5);
  });

  it('keeps its tier for five days after a return, and no longer', async () => {
    const returned = async (): Promise<Form> => {
      const form = await makeForm();
      const { id } = (await fair.submit(one, form, { rows: [row('PLAIN', 2)] })).data;
      now = at('2026-11-02 12:00:00');
      await judge(calls.consoleReject, id, { revision: 1, reason: '请补充', comments: [] });
      return form;
    };
    const decided = at('2026-11-02 12:00:00').getTime();
    const quick = await returned();
    now = new Date(decided + 5 * DAY_MS);
    await fair.submit(one, quick, { rows: [row('PLAIN', 3)] }, { revision: 1 });
    expect(await query(one, quick)).toMatchObject({
      total: 270,
      lines: [{ tier: 'early' }, { tier: 'early' }],
    });
    const slow = await returned();
    now = new Date(decided + 5 * DAY_MS + 1_000);
    await fair.submit(one, slow, { rows: [row('PLAIN', 3)] }, { revision: 1 });
    expect(await query(one, slow)).toMatchObject({ total: 300, lines: [{ quantity: 3, tier: 'normal' }] });
  });

  it('is confirmed when it is adopted', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { rows: [row('PLAIN', 2)] })).data;
    await judge(calls.consoleAdopt, id, { revision: 1 });
    expect((await query(one, form)).status).toBe('confirmed');
  });

  it('does not change when it was paid for', async () => {
    const form = await makeForm({ review: false });
    await fair.submit(one, form, { rows: [row('PLAIN', 2)] });
    await fair.server.database
      .updateTable('service_order')
      .set({ payment: 'deposit' })
      .where('form_id', '=', form.formId)
      .execute();
    const refused = await fair.submit<Refused>(one, form, { rows: [row('PLAIN', 3)] }, { revision: 1 });
    expect([refused.status, refused.data.reason]).toEqual([409, 'ORDER_SETTLED']);
    const same = await fair.submit(one, form, { rows: [row('PLAIN', 2)], more: '0' }, { revision: 1 });
    expect(same.status).toBe(200);
  });

  it('has an order for each submission where a form takes many, beside the one of the call', async () => {
    const form = await makeForm({ submissions: 'many', review: false });
    const first = (await fair.submit(one, form, { sockets: 1 })).data;
    const second = (await fair.submit(one, form, { sockets: 2 })).data;
    expect((await support(one, form, [{ itemId: 'SOCKET', quantity: 3 }], 0)).status).toBe(200);
    const totals = [
      await query(one, form, { id: first.id }),
      await query(one, form, { id: second.id }),
      await query(one, form),
    ].map(({ total }) => total);
    expect(totals).toEqual([90, 180, 270]);
    await fair.submit(one, form, { sockets: 5 }, { id: first.id, revision: 1 });
    expect((await query(one, form, { id: first.id })).total).toBe(450);
  });
});

const manyRows = (count: number) => Array.from({ length: count }, (_, place) => row(`X${place}`, 1));

it('answers that ask for more than 200 things are neither quoted nor ordered, however many rows there are', async () => {
  const { formId } = await makeForm();
  const quote = (count: number) =>
    fair.post<Refused>(one, calls.querySupport.path, { formId, answers: { rows: manyRows(count) } });
  expect((await quote(200)).status).toBe(200);
  for (const count of [201, 6_000, 60_000]) {
    const { status, data } = await quote(count);
    expect(status).toBe(422);
    expect(data).toMatchObject({ reason: 'ANSWERS_REFUSED', problems: [{ prop: 'rows', code: 'maxSize' }] });
  }
});
