import { calls, type Order, type OrdersPage, type SupportLine } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { parseTime } from '../../exhibitions/index.ts';
import { putExtension, type Form, type FormWindow } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../testing.ts';
import type { Sale } from '../sale.ts';

const at = (text: string): Date => parseTime(text, 'Asia/Shanghai') ?? new Date(Number.NaN);
const noon = at('2026-10-01 12:00:00');
let now = noon;

const window: FormWindow = {
  opensAt: at('2026-09-15 09:00:00'),
  earlyEndAt: at('2026-10-31 18:00:00'),
  endAt: at('2026-12-18 18:00:00'),
  lateEndAt: at('2027-02-26 18:00:00'),
};
const onSite = { from: at('2027-03-14 08:00:00'), until: at('2027-03-21 17:00:00') };
const definition = testDefinition([{ prop: 'name', type: 'input' }]);

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let count = 0;

// Tokens live an hour, and these tests go through half a year: everybody signs in at its end.
const signInAt = at('2027-03-21 18:00:00');

beforeAll(async () => {
  fair = await openTestFair(() => now);
  now = signInAt;
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
});
afterAll(() => fair.close());

async function target(changes: Partial<Form> = {}, sale: Partial<Sale> = {}): Promise<Form> {
  now = noon;
  const form = await createTestForm(fair.server.database, fair.exhibition, definition, {
    window,
    ...changes,
  });
  await addTestSale(fair.server.database, fair.exhibition, form.formId, sale);
  return form;
}

/** An item with so many units of stock; null is unlimited. */
async function item(
  stock: Readonly<Record<string, number | null>> | number | null = null,
  changes: Parameters<typeof testItem>[1] = {},
): Promise<string> {
  count += 1;
  const itemId = `T${count}`;
  const slots = stock === null || typeof stock === 'number' ? { '': stock } : stock;
  await addTestItems(fair.server.database, fair.exhibition, [
    { item: testItem(itemId, changes), stock: slots },
  ]);
  return itemId;
}

const order = <T = Order>(
  who: TestSession,
  { formId }: Form,
  lines: readonly SupportLine[],
  revision?: number,
  more: object = {},
): Promise<Answer<T>> =>
  fair.post<T>(who, calls.submitSupport.path, {
    formId,
    lines,
    ...(revision === undefined ? {} : { revision }),
    ...more,
  });
const query = <T = Order>(who: TestSession, { formId }: Form, body: object = {}): Promise<Answer<T>> =>
  fair.post<T>(who, calls.querySupport.path, { formId, ...body });
const taken = async (itemId: string): Promise<number | undefined> =>
  (await takenOf(fair.server.database, fair.exhibition, itemId))[''];

describe('wire.md §4: submitSupport', () => {
  it('prices lines by the server, takes them from the stock and gives a receipt', async () => {
    const form = await target();
    const table = await item(10);
    const placed = await order(one, form, [{ itemId: table, quantity: 3, note: ' 靠墙 ' }]);
    expect(placed.status).toBe(200);
    expect(placed.data).toMatchObject({
      status: 'placed',
      payment: 'unpaid',
      revision: 1,
      tier: 'early',
      currency: 'CNY',
      total: 270,
      deposit: 0,
      placedAt: '2026-10-01 12:00:00',
      holdUntil: '2026-10-15 12:00:00',
      open: true,
      lines: [
        { itemId: table, quantity: 3, unitPrice: 90, tier: 'early', amount: 270, factor: 1, note: '靠墙' },
      ],
    });
    expect(placed.data.number).toMatch(/^ORDER-A\d+-20261001-\d{6}$/);
    expect(placed.data.receipt?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await taken(table)).toBe(3);
    expect((await query(one, form)).data).toEqual(placed.data);
    expect((await query(other, form)).data).toMatchObject({
      id: null,
      status: 'none',
      revision: 0,
      lines: [],
    });
  });

  it('takes a form type as the seed sends it, number or text', async () => {
    const form = await target();
    const table = await item(5);
    const lines = [{ itemId: table, quantity: 1 }];
    for (const formType of [form.formType, Number(form.formType)]) {
      const answer = await fair.post<Order>(one, calls.submitSupport.path, { formType, lines });
      expect([answer.status, answer.data.total]).toEqual([200, 90]);
    }
    expect(await taken(table)).toBe(1);
  });

  it('replaces the order as a whole and gives back what is not wanted any more', async () => {
    const form = await target();
    const [table, chair] = [await item(10), await item(10)];
    await order(one, form, [
      { itemId: table, quantity: 4 },
      { itemId: chair, quantity: 2 },
    ]);
    const replaced = await order(one, form, [{ itemId: chair, quantity: 10 }], 1);
    expect(replaced.data).toMatchObject({ revision: 2, total: 900 });
    expect([await taken(table), await taken(chair)]).toEqual([0, 10]);
  });

  it('cancels with no lines, and can be ordered anew', async () => {
    const form = await target();
    const table = await item(2);
    await order(one, form, [{ itemId: table, quantity: 2 }]);
    const gone = await order(one, form, [], 1);
    expect(gone.data).toMatchObject({ status: 'cancelled', revision: 2, total: 0, lines: [] });
    expect(await taken(table)).toBe(0);
    expect((await order(other, form, [{ itemId: table, quantity: 1 }])).status).toBe(200);
    expect((await order(one, form, [{ itemId: table, quantity: 1 }], 2)).data.status).toBe('placed');
    expect(await taken(table)).toBe(2);
  });

  it('is told apart between two tabs, and changes nothing when sent again', async () => {
    const form = await target();
    const table = await item(10);
    const lines = [{ itemId: table, quantity: 1 }];
    const first = await order(one, form, lines);
    expect((await order(one, form, lines)).data).toEqual(first.data);
    const stale = await order<Refused>(one, form, [{ itemId: table, quantity: 5 }]);
    expect([stale.status, stale.data]).toMatchObject([
      409,
      { reason: 'STALE_REVISION', revision: 1, savedBy: 'A101 联系人' },
    ]);
    now = signInAt;
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
    now = noon;
    expect((await order(colleague, form, lines, 1)).data.revision).toBe(2);
    expect(await taken(table)).toBe(1);
  });

  it('gives the first answer again for an idempotency key', async () => {
    const form = await target();
    const table = await item(10);
    const send = () =>
      fair.post<Order>(
        one,
        calls.submitSupport.path,
        { formId: form.formId, lines: [{ itemId: table, quantity: 1 }] },
        { 'idempotency-key': `order-${form.formId}` },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.data).toEqual(first.data);
    expect(await taken(table)).toBe(1);
  });

  it('tells what is left when there is not enough, and takes nothing at all', async () => {
    const form = await target();
    const [table, chair] = [await item(4), await item(100)];
    await order(other, form, [{ itemId: table, quantity: 3 }]);
    const refused = await order<Refused>(one, form, [
      { itemId: chair, quantity: 5 },
      { itemId: table, quantity: 2 },
    ]);
    expect([refused.status, refused.data, refused.msg]).toEqual([
      409,
      {
        reason: 'SOLD_OUT',
        lines: [
          {
            itemId: table,
            name: `物品${table}`,
            unit: '件',
            slot: '',
            wanted: 2,
            left: 1,
            message: `物品${table}只剩 1 件，这里要 2`,
          },
        ],
      },
      `库存不足，剩余：物品${table} 1，请修改数量后重交`,
    ]);
    expect([await taken(table), await taken(chair)]).toEqual([3, 0]);
    // What one has oneself counts as left.
    await order(one, form, [{ itemId: table, quantity: 1 }]);
    const more = await order<{ lines: { left: number }[] }>(one, form, [{ itemId: table, quantity: 2 }], 1);
    expect(more.data.lines[0]?.left).toBe(1);
    expect((await query(one, form)).data.lines[0]?.quantity).toBe(1);
  });

  it('refuses what the form does not sell, what is unknown and what makes no sense', async () => {
    const form = await target();
    const foreign = await item(5, { categories: ['elsewhere'] });
    const closed = await item(5, { active: false });
    const whole = await item(5);
    const room = await item({ '2027-03-18': 5 }, { kind: 'room' });
    const boxed = await item(5, { factors: { h24: 300 } });
    const wrong: [SupportLine, string][] = [
      [{ itemId: foreign, quantity: 1 }, 'item'],
      [{ itemId: closed, quantity: 1 }, 'item'],
      [{ itemId: `' or 1=1 --`, quantity: 1 }, 'item'],
      [{ itemId: '__proto__', quantity: 1 }, 'item'],
      [{ itemId: whole, quantity: 1.5 }, 'quantity'],
      [{ itemId: whole, quantity: 1e-9 }, 'quantity'],
      [{ itemId: whole, quantity: 1, start: '2027-03-18', end: '2027-03-19' }, 'stay'],
      [{ itemId: room, quantity: 1 }, 'stay'],
      [{ itemId: room, quantity: 1, start: '2027-03-19', end: '2027-03-18' }, 'stay'],
      [{ itemId: room, quantity: 1, start: '2027-02-30', end: '2027-03-18' }, 'stay'],
      [{ itemId: room, quantity: 1, start: '2027-01-01', end: '2029-01-01' }, 'stay'],
      [{ itemId: boxed, quantity: 1, period: 'constructor' }, 'period'],
    ];
    for (const [line, why] of wrong) {
      const refused = await order<Refused>(one, form, [line]);
      expect([refused.status, refused.data.reason, refused.data]).toMatchObject([
        400,
        'NOT_ON_SALE',
        { lines: [{ itemId: line.itemId, why }] },
      ]);
    }
    const bad = [-1, 0, 1e9, '2', null];
    for (const quantity of bad) {
      const refused = await fair.post<Refused>(one, calls.submitSupport.path, {
        formId: form.formId,
        lines: [{ itemId: whole, quantity }],
      });
      expect([refused.status, refused.data.reason]).toEqual([400, 'BAD_REQUEST']);
    }
    const none = await createTestForm(fair.server.database, fair.exhibition, definition);
    expect((await order<Refused>(one, none, [])).data.reason).toBe('NOT_ON_SALE');
    expect(await taken(whole)).toBe(0);
  });

  it('keeps exhibitors, forms and exhibitions apart', async () => {
    const supplier = await target({
      audience: { roles: ['supplier'], boothTypes: [], tags: [], notTags: [] },
    });
    expect((await order(one, supplier, [])).status).toBe(403);
    const many = await target({ submissions: 'many' });
    const foreign = (await fair.submit(other, many, { name: '乙' })).data.id;
    expect((await order(one, many, [], 0, { id: foreign })).status).toBe(404);
    expect((await query(one, many, { id: foreign })).status).toBe(404);
  });
});

describe('console.md §5: tiers', () => {
  it('follow the server’s clock, each boundary in the tier it ends', async () => {
    const table = await item();
    const seen: [string, string, number][] = [];
    for (const time of [
      '2026-10-31 18:00:00',
      '2026-10-31 18:00:01',
      '2026-12-18 18:00:00',
      '2026-12-18 18:00:01',
      '2027-02-26 18:00:00',
      '2027-03-14 08:00:00',
      '2027-03-21 17:00:00',
    ]) {
      const form = await target({}, { onSite });
      now = at(time);
      const { data } = await order(one, form, [{ itemId: table, quantity: 1 }]);
      seen.push([time, data.tier, data.total]);
    }
    expect(seen.map(([, tier, total]) => [tier, total])).toEqual([
      ['early', 90],
      ['normal', 100],
      ['normal', 100],
      ['late', 120],
      ['late', 120],
      ['on-site', 150],
      ['on-site', 150],
    ]);
  });

  it('are no offer outside the window, its grace and the days on site', async () => {
    const table = await item();
    const form = await target({}, { onSite });
    const lines = [{ itemId: table, quantity: 1 }];
    for (const [time, reason] of [
      ['2026-09-15 08:59:59', 'FORM_CLOSED'],
      ['2027-02-26 18:05:00', 'FORM_CLOSED'],
      ['2027-03-14 07:59:59', 'FORM_CLOSED'],
      ['2027-03-21 17:00:01', 'FORM_CLOSED'],
    ] as const) {
      now = at(time);
      const refused = await order<Refused>(one, form, lines);
      expect([time, refused.status, refused.data.reason]).toEqual([time, 403, reason]);
    }
    now = at('2027-02-26 17:59:00');
    await query(one, form);
    now = at('2027-02-26 18:05:00');
    expect((await query(one, form)).data.open).toBe(true);
    expect((await order(one, form, lines)).data.tier).toBe('late');
  });

  it('stay normal for whom the deadline was extended', async () => {
    const table = await item();
    const form = await target();
    await fair.server.database.transaction().execute((transaction) =>
      putExtension(transaction, fair.exhibition, {
        formId: form.formId,
        exhibitorId: 'A101',
        endAt: at('2027-01-15 18:00:00'),
        by: one.account.accountId,
      }),
    );
    now = at('2027-01-10 12:00:00');
    const lines = [{ itemId: table, quantity: 1 }];
    expect((await order(one, form, lines)).data.total).toBe(100);
    expect((await order(other, form, lines)).data.total).toBe(120);
  });

  it('are late for whom the deadline was extended at the late price', async () => {
    const table = await item();
    const form = await target();
    await fair.server.database.transaction().execute((transaction) =>
      putExtension(transaction, fair.exhibition, {
        formId: form.formId,
        exhibitorId: 'A101',
        endAt: at('2027-01-15 18:00:00'),
        by: one.account.accountId,
        normalPrice: false,
      }),
    );
    now = at('2027-01-10 12:00:00');
    expect((await order(one, form, [{ itemId: table, quantity: 1 }])).data.total).toBe(120);
  });

  it('are frozen: what stands keeps its price, what is added has the price of now', async () => {
    const form = await target();
    const table = await item();
    await order(one, form, [{ itemId: table, quantity: 2 }]);
    now = at('2027-01-10 12:00:00');
    const more = await order(one, form, [{ itemId: table, quantity: 5 }], 1);
    expect(more.data).toMatchObject({
      total: 540,
      tier: 'late',
      placedAt: '2026-10-01 12:00:00',
      lines: [
        { quantity: 2, unitPrice: 90, tier: 'early', amount: 180 },
        { quantity: 3, unitPrice: 120, tier: 'late', amount: 360 },
      ],
    });
    const less = await order(one, form, [{ itemId: table, quantity: 3 }], 2);
    expect(less.data).toMatchObject({ total: 300, lines: [{ quantity: 2 }, { quantity: 1, tier: 'late' }] });
    expect(await taken(table)).toBe(3);
  });

  it('are offered by an item or not, and on site for changes only', async () => {
    const form = await target({}, { onSite });
    const early = await item(null, {
      prices: { early: 9_000, normal: null, late: null, 'on-site': null },
    });
    const rig = await item(null, { onSite: 'changes' });
    const never = await item(null, { onSite: 'no' });
    await order(one, form, [{ itemId: rig, quantity: 1 }]);
    now = at('2026-11-10 12:00:00');
    expect((await order<Refused>(one, form, [{ itemId: early, quantity: 1 }], 1)).data).toMatchObject({
      reason: 'NOT_ON_SALE',
      lines: [{ why: 'tier' }],
    });
    now = at('2027-03-15 12:00:00');
    expect((await order(one, form, [{ itemId: rig, quantity: 2 }], 1)).data.total).toBe(240);
    const statuses = await Promise.all([
      order<Refused>(other, form, [{ itemId: rig, quantity: 1 }]),
      order<Refused>(other, form, [{ itemId: never, quantity: 1 }]),
    ]);
    expect(statuses.map(({ data }) => data.reason)).toEqual(['NOT_ON_SALE', 'NOT_ON_SALE']);
  });
});

describe('what is priced and counted', () => {
  it('multiplies by periods, nights and decimals, exactly', async () => {
    const form = await target();
    const box = await item(5, { factors: { build: 150, h24: 300 }, deposit: 50_000 });
    const cloth = await item(100, { decimals: 2, prices: testItem('x').prices });
    const room = await item(
      { '2027-03-17': 2, '2027-03-18': 2, '2027-03-19': 1 },
      { kind: 'room', prices: { early: 48_000, normal: 48_000, late: 48_000, 'on-site': 48_000 } },
    );
    const stay = { start: '2027-03-17', end: '2027-03-20' };
    const placed = await order(one, form, [
      { itemId: box, quantity: 1, period: 'h24' },
      { itemId: box, quantity: 1, period: 'open' },
      { itemId: box, quantity: 1 },
      { itemId: cloth, quantity: 12.35 },
      { itemId: cloth, quantity: 0.1 },
      { itemId: cloth, quantity: 0.2 },
      { itemId: room, quantity: 1, ...stay },
    ]);
    expect(
      placed.data.lines.map(({ quantity, period, factor, nights, amount }) => [
        quantity,
        period,
        factor,
        nights,
        amount,
      ]),
    ).toEqual([
      [1, 'h24', 3, null, 270],
      [2, null, 1, null, 180],
      [12.65, null, 1, null, 1138.5],
      [1, null, 1, 3, 1440],
    ]);
    expect([placed.data.total, placed.data.deposit]).toEqual([3028.5, 1500]);
    expect(await takenOf(fair.server.database, fair.exhibition, room)).toEqual({
      '2027-03-17': 1,
      '2027-03-18': 1,
      '2027-03-19': 1,
    });
    const full = await order<Refused>(other, form, [{ itemId: room, quantity: 1, ...stay }]);
    expect(full.data).toMatchObject({
      reason: 'SOLD_OUT',
      lines: [{ slot: '2027-03-19', wanted: 1, left: 0 }],
    });
    const outside = await order<Refused>(other, form, [
      { itemId: room, quantity: 1, start: '2027-03-18', end: '2027-03-19' },
      { itemId: room, quantity: 1, start: '2027-03-20', end: '2027-03-21' },
    ]);
    expect(outside.data).toMatchObject({ lines: [{ slot: '2027-03-20', left: 0 }] });
  });

  it('takes the parts of a pack', async () => {
    const form = await target();
    const [table, chair] = [await item(3), await item(8)];
    const pack = await item(60, {
      kind: 'pack',
      parts: [
        { itemId: table, quantity: 1 },
        { itemId: chair, quantity: 4 },
      ],
    });
    await order(other, form, [{ itemId: chair, quantity: 3 }]);
    const shown = await query(one, form, { lines: [{ itemId: pack, quantity: 1 }] });
    expect(shown.data).toMatchObject({ status: 'quote', revision: 0, lines: [{ left: 1, amount: 90 }] });
    expect((await order(one, form, [{ itemId: pack, quantity: 1 }])).status).toBe(200);
    expect([await taken(pack), await taken(table), await taken(chair)]).toEqual([1, 1, 7]);
    const refused = await order<Refused>(one, form, [{ itemId: pack, quantity: 2 }], 1);
    expect(refused.data).toMatchObject({ lines: [{ itemId: chair, wanted: 8, left: 5 }] });
  });

  it('is quoted without ordering, what one holds counted as left', async () => {
    const form = await target();
    const [table, endless] = [await item(4), await item()];
    now = at('2026-10-30 12:00:00');
    await order(one, form, [{ itemId: table, quantity: 3 }]);
    now = at('2026-11-10 12:00:00');
    const lines = [
      { itemId: table, quantity: 9 },
      { itemId: endless, quantity: 1 },
    ];
    const shown = await query(one, form, { lines });
    expect(shown.data).toMatchObject({
      status: 'quote',
      revision: 1,
      tier: 'normal',
      total: 970,
      lines: [
        { quantity: 3, tier: 'early', left: 4 },
        { quantity: 6, tier: 'normal', left: 4 },
        { quantity: 1, left: null },
      ],
    });
    expect((await query(other, form, { lines })).data.lines[0]).toMatchObject({ left: 1 });
    expect(await taken(table)).toBe(3);
  });
});

describe('orders', () => {
  it('lists one’s own, with sums of those that stand', async () => {
    now = signInAt;
    const buyer = await fair.exhibitor('A901');
    const [table, first, second] = [await item(), await target(), await target()];
    await order(buyer, first, [{ itemId: table, quantity: 1 }]);
    now = at('2026-10-02 12:00:00');
    await order(buyer, second, [{ itemId: table, quantity: 2 }]);
    now = at('2026-10-03 12:00:00');
    const list = (q: Record<string, string> = {}) => fair.get<OrdersPage>(buyer, calls.orders.path, q);
    const all = (await list()).data;
    expect(all).toMatchObject({ total: 2, size: 10, current: 1, pages: 1, sums: { total: 270, deposit: 0 } });
    expect(all.records.map(({ formId }) => formId)).toEqual([second.formId, first.formId]);
    await order(buyer, first, [], 1);
    const placed = (await list({ status: 'placed' })).data;
    expect([placed.total, placed.sums.total]).toEqual([1, 180]);
    expect((await list({ current: '2', size: '1', ascs: 'placedAt' })).data.records).toHaveLength(1);
    expect((await list({ current: '9' })).data.records).toEqual([]);
    expect((await list({ formType: first.formType })).data.records[0]?.status).toBe('cancelled');
    for (const bad of [{ status: 'all' }, { ascs: 'secret' }, { size: '0' }]) {
      expect((await list(bad as Record<string, string>)).status).toBe(400);
    }
    expect((await fair.get<OrdersPage>(other, calls.orders.path, { formId: second.formId })).data.total).toBe(
      0,
    );
  });

  it('lapse when they were kept long enough, and what they held is free again', async () => {
    const form = await target();
    const cover = await item(1, { holdDays: 5 });
    const placed = await order(one, form, [{ itemId: cover, quantity: 1 }]);
    expect(placed.data.holdUntil).toBe('2026-10-06 12:00:00');
    now = at('2026-10-06 12:00:00');
    expect((await order<Refused>(other, form, [{ itemId: cover, quantity: 1 }])).data.reason).toBe(
      'SOLD_OUT',
    );
    now = at('2026-10-06 12:00:01');
    expect((await order(other, form, [{ itemId: cover, quantity: 1 }])).status).toBe(200);
    expect((await query(one, form)).data).toMatchObject({ status: 'lapsed', revision: 2, lines: [{}] });
    const audit = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'actor_kind'])
      .where('thing_kind', '=', 'order')
      .where('thing_id', '=', placed.data.id)
      .orderBy('at')
      .execute();
    expect(audit).toEqual([
      { action: 'order.place', actor_kind: 'account' },
      { action: 'order.lapse', actor_kind: 'system' },
    ]);
  });

  it('stand when they were paid for, and change no more', async () => {
    const form = await target();
    const cover = await item(1, { holdDays: 5 });
    const { id } = (await order(one, form, [{ itemId: cover, quantity: 1 }])).data;
    await fair.server.database
      .updateTable('service_order')
      .set({ payment: 'paid', invoice_number: 'INV-1' })
      .where('order_id', '=', id)
      .execute();
    now = at('2026-10-20 12:00:00');
    expect((await query(one, form)).data).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      invoiceNumber: 'INV-1',
      holdUntil: null,
    });
    expect((await order<Refused>(one, form, [], 1)).data.reason).toBe('ORDER_SETTLED');
  });
});
