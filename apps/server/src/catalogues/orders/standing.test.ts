import { calls, type ConsoleOrdersPage, type Order } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { findLapsed, findOrdersById } from '../store/orders.ts';
import type { OrderFilter } from '../store/order-filter.ts';
import { listOrders } from '../store/order-list.ts';
import { foldOrderSums, sumOrders } from '../store/order-sums.ts';
import { recountOrders } from '../store/recount-orders.ts';
import { addTestItems, addTestSale, testItem } from '../testing.ts';
import { endOfHold } from './stock/hold.ts';
import { isConfirmed } from './order.ts';

const DAY_MS = 86_400_000;
const definition = testDefinition([
  { prop: 'item', type: 'input' },
  { prop: 'count', type: 'number' },
]);

let now = new Date('2026-10-01T04:00:00Z');
let fair: TestFair;
let form: Form;
let one: TestSession;
let admin: TestSession;
let count = 0;

const database = () => fair.server.database;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  await addTestItems(database(), fair.exhibition, [
    { item: testItem('few'), stock: { '': 1_000 } },
    { item: testItem('quick', { holdDays: 3 }), stock: { '': 1_000 } },
    { item: testItem('endless') },
  ]);
  form = await createTestForm(database(), fair.exhibition, definition, { review: true });
  const rules = [{ table: null, item: '{item}', quantity: 'count' }];
  await addTestSale(database(), fair.exhibition, form.formId, { rules });
});
afterAll(() => fair.close());
beforeEach(async () => {
  count += 1;
  one = await fair.exhibitor(`S${String(count)}`);
  admin = await fair.person({ role: 'admin' });
});

const orderIds = async (): Promise<readonly string[]> =>
  (await database().selectFrom('service_order').select('order_id').execute()).map((row) => row.order_id);

/** What lists read of every order beside what the order itself and its submission say. */
async function expectStanding(): Promise<void> {
  const orders = await findOrdersById(database(), fair.exhibition, await orderIds());
  expect(orders.length).toBeGreaterThan(0);
  const kept = await database().selectFrom('service_order').select(['order_id', 'state']).execute();
  const states = new Map(kept.map((row) => [row.order_id, row.state]));
  for (const order of orders) {
    expect(states.get(order.orderId)).toBe(isConfirmed(order) ? 'confirmed' : order.status);
  }
  // At every moment from now on just those lapse whose clock says so.
  for (const days of [0, 2, 3.1, 13, 14.1, 20, 31, 100]) {
    const at = new Date(now.getTime() + days * DAY_MS);
    const due = orders.filter((order) => (endOfHold(order) ?? at) < at).map(({ orderId }) => orderId);
    const found = await findLapsed(database(), fair.exhibition, at);
    expect(found.toSorted()).toEqual(due.toSorted());
  }
  expect(await recountOrders(database())).toBe(0);
  await expectSums();
}

/** The sums of lists, counted and read from the orders, folded and not. */
async function expectSums(): Promise<void> {
  const kept = await database()
    .selectFrom('service_order')
    .select(['order_id', 'form_id', 'status', 'state', 'payment', 'categories', 'total', 'deposit'])
    .where('status', '<>', 'new')
    .execute();
  const everything = { statuses: [], sought: null, limits: { formIds: [], halls: [] } };
  const wishes: readonly OrderFilter[] = [
    everything,
    { ...everything, formId: form.formId },
    { ...everything, statuses: ['placed', 'lapsed'] },
    { ...everything, payment: 'paid', category: 'test' },
    { ...everything, category: 'none' },
    { ...everything, limits: { formIds: [form.formId], halls: [] } },
    { ...everything, limits: { formIds: [form.formId], halls: ['5', '6'] } },
    { ...everything, limits: { formIds: [], halls: ['6'] } },
  ];
  for (const wish of wishes) {
    const truly = kept.filter(
      (row) =>
        (wish.formId ?? row.form_id) === row.form_id &&
        (wish.limits.formIds.length === 0 || wish.limits.formIds.includes(row.form_id)) &&
        // Everybody here has a booth in hall 5.
        (wish.limits.halls.length === 0 || wish.limits.halls.includes('5')) &&
        (wish.statuses.length === 0 || wish.statuses.some((status) => status === row.state)) &&
        (wish.payment ?? row.payment) === row.payment &&
        (wish.category === undefined || row.categories.includes(wish.category)),
    );
    const standing = truly.filter(({ status }) => status === 'placed');
    expect(await sumOrders(database(), fair.exhibition, wish)).toEqual({
      count: truly.length,
      total: standing.reduce((sum, { total }) => sum + Number(total), 0),
      deposit: standing.reduce((sum, { deposit }) => sum + Number(deposit), 0),
    });
    // Found by what is counted, as few are, or along the list, as many are.
    const page = { sort: [], offset: 0, size: 1_000 };
    for (const counted of [truly.length, Number.POSITIVE_INFINITY]) {
      const found = await listOrders(database(), fair.exhibition, wish, { ...page, count: counted });
      expect(found.map(({ orderId }) => orderId).toSorted()).toEqual(
        truly.map((row) => row.order_id).toSorted(),
      );
    }
  }
  await foldOrderSums(database());
}

const decide = async (call: 'adopt' | 'reject' | 'reopen', id: string, revision: number): Promise<void> => {
  const path = calls[
    ({ adopt: 'consoleAdopt', reject: 'consoleReject', reopen: 'consoleReopen' } as const)[call]
  ].path.replace(':id', id);
  const body = {
    revision,
    ...(call === 'adopt' ? {} : { reason: '补材料' }),
    ...(call === 'reject' ? { comments: [] } : {}),
  };
  const { status, data } = await fair.post(admin, path, body);
  expect(status, JSON.stringify(data)).toBe(200);
};

const send = (formId: string, lines: readonly object[], revision: number) =>
  fair.post<Order>(one, calls.submitSupport.path, { formId, lines, revision });

describe('decisions, Growth: what lists of orders read', () => {
  it('follows the submission through return, resubmission, acceptance and reopening', async () => {
    const first = (await fair.submit(one, form, { item: 'few', count: 2 })).data;
    await expectStanding();
    await decide('reject', first.id, first.revision);
    await expectStanding();
    now = new Date(now.getTime() + DAY_MS / 48);
    const again = (await fair.submit(one, form, { item: 'quick', count: 3 }, { revision: first.revision }))
      .data;
    await expectStanding();
    await decide('adopt', again.id, again.revision);
    await expectStanding();
    await decide('reopen', again.id, again.revision);
    await expectStanding();
  });

  it('follows orders by themselves through change, payment, cancellation and lapse', async () => {
    const target = await createTestForm(database(), fair.exhibition, definition);
    await addTestSale(database(), fair.exhibition, target.formId);
    const order = async (itemId: string, quantity: number, revision = 0): Promise<Order> => {
      const { status, data } = await fair.post<Order>(one, calls.submitSupport.path, {
        formId: target.formId,
        lines: quantity === 0 ? [] : [{ itemId, quantity }],
        revision,
      });
      expect(status, JSON.stringify(data)).toBe(200);
      return data;
    };
    const settle = async (id: string, body: object): Promise<void> => {
      const path = calls.consoleSettleOrder.path.replace(':id', id);
      const { status, data } = await fair.post(admin, path, body);
      expect(status, JSON.stringify(data)).toBe(200);
    };
    const placed = await order('few', 2);
    await expectStanding();
    const changed = await order('quick', 4, placed.revision);
    await expectStanding();
    const none = await order('', 0, changed.revision);
    await expectStanding();
    const anew = await order('endless', 1, none.revision);
    await expectStanding();
    const id = anew.id ?? '';
    await settle(id, { revision: anew.revision, action: 'pay', payment: 'paid' });
    await expectStanding();
    await settle(id, { revision: anew.revision + 1, action: 'pay', payment: 'unpaid' });
    await expectStanding();
    await settle(id, { revision: anew.revision + 2, action: 'cancel', reason: '占用过多' });
    await expectStanding();
    now = new Date(now.getTime() + 40 * DAY_MS);
    admin = await fair.person({ role: 'admin' });
    await fair.get<ConsoleOrdersPage>(admin, calls.consoleOrders.path);
    await expectStanding();
  });

  it('holds when one subject orders with many forms while others of its orders are decided', async () => {
    const targets = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const target = await createTestForm(database(), fair.exhibition, definition);
        await addTestSale(database(), fair.exhibition, target.formId);
        return target;
      }),
    );
    const both = ['few', 'endless'].map((itemId) => ({ itemId, quantity: 1 }));
    const placed = await Promise.all(targets.map(({ formId }) => send(formId, both, 0)));
    await Promise.all(
      placed.flatMap(({ data }, index) =>
        index % 2 === 0
          ? [send(data.formId, both.toReversed().slice(0, 1 + (index % 3)), data.revision)]
          : [
              fair.post(admin, calls.consoleSettleOrder.path.replace(':id', data.id ?? ''), {
                revision: data.revision,
                action: 'confirm',
              }),
            ],
      ),
    );
    await expectStanding();
  });

  it('follows the booths of who ordered, also while these are moved', async () => {
    await fair.submit(one, form, { item: 'few', count: 2 });
    const id = `S${String(count)}`;
    const booth = database().updateTable('booth').where('booth_id', '=', `5-${id}`);
    const sixth = await fair.person({ role: 'reviewer', halls: ['6'] });
    const seen = async () => (await fair.get<ConsoleOrdersPage>(sixth, calls.consoleOrders.path)).data;
    expect((await seen()).total).toBe(0);
    await booth.set({ hall: '6' }).execute();
    expect(await seen()).toMatchObject({ total: 1, records: [{ exhibitor: { id } }] });
    expect(await recountOrders(database())).toBe(0);
    // Somebody else orders while the booth goes back: either waits for the other.
    const another = await createTestForm(database(), fair.exhibition, definition);
    await addTestSale(database(), fair.exhibition, another.formId);
    await Promise.all([
      booth.set({ hall: '5' }).execute(),
      send(another.formId, [{ itemId: 'endless', quantity: 1 }], 0),
    ]);
    expect(await seen()).toMatchObject({ total: 0, sums: { total: 0 } });
    await booth.set({ exhibitor_id: null }).execute();
    await booth.set({ exhibitor_id: id, hall: '6' }).execute();
    expect((await seen()).total).toBe(2);
    const gone = await database()
      .deleteFrom('booth')
      .where('booth_id', '=', `5-${id}`)
      .returning(['tenant_id', 'exhibition_id', 'booth_id', 'number', 'area', 'type', 'exhibitor_id'])
      .executeTakeFirstOrThrow();
    expect((await seen()).total).toBe(0);
    await database()
      .insertInto('booth')
      .values({ ...gone, hall: '5' })
      .execute();
    await expectStanding();
  });

  it('is put right by a recount where somebody wrote past it', async () => {
    await fair.submit(one, form, { item: 'few', count: 2 });
    expect(await recountOrders(database())).toBe(0);
    await database().updateTable('order_holding').set({ quantity: 7 }).where('item_id', '=', 'few').execute();
    await database()
      .insertInto('order_holding')
      .values({
        tenant_id: fair.exhibition.tenantId,
        exhibition_id: fair.exhibition.exhibitionId,
        subject_key: 'exhibitor:::nobody',
        item_id: 'few',
        exhibitor_id: 'nobody',
        quantity: 100,
      })
      .execute();
    expect(await recountOrders(database())).toBeGreaterThan(1);
    expect(await recountOrders(database())).toBe(0);
  });

  it('is made by the upgrade for orders that stood before', async () => {
    const { id, revision } = (await fair.submit(one, form, { item: 'quick', count: 2 })).data;
    await decide('reject', id, revision);
    await goBack();
    await migrations['0048-lists-of-orders']?.up(database());
    await migrations['0051-orders-in-halls']?.up(database());
    await migrations['0060-plain-words-of-columns']?.up(database());
    await expectStanding();
  });
});

/** The tables as they were before it. */
async function goBack(): Promise<void> {
  const statements = [
    'alter table service_order rename column hold_since to held_since',
    'alter table service_order rename column lapse_notified_at to lapse_told_at',
    'alter index service_order_lapse_unnotified rename to service_order_lapse_untold',
    'alter table deletion_request rename column requested_at to asked_at',
    'drop function order_stands, hold_order, hold_lines, leave_lines, note_written_submission cascade',
    `create trigger submission_written after update on submission
      referencing new table as changed for each statement execute function note_submission()`,
    'drop function sum_order, invitation_form cascade',
    'alter table invitation_message drop column form_id',
    'drop table order_holding, order_sum, order_delta',
    'drop function order_lapses_at',
    'drop function order_halls, move_orders cascade',
    ...['state', 'folded', 'review', 'review_at', 'hall', 'halls', 'categories', 'lapses_at'].map(
      (column) => `alter table service_order drop column ${column} cascade`,
    ),
    'drop index if exists service_order_exhibitor, service_order_by_updated_at, service_order_by_placed_at, service_order_by_total',
    'drop index if exists service_order_by_number',
    'drop index exhibitor_name, drawing_longest, outbox_by_1, outbox_by_2, outbox_by_3, outbox_by_4',
    'drop index outbox_of_channel, outbox_recipient',
    'drop index invitation_message_latest, invitation_message_state, invitation_message_falling',
    'create index service_order_held on service_order (tenant_id, exhibition_id)',
    'create index service_order_open on service_order (tenant_id, exhibition_id)',
  ];
  for (const statement of statements) {
    await sql.raw(statement).execute(database());
  }
}
