import { calls, type Order, type SupportRequest } from '@zhantai/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestSession } from '../../../auth/testing.ts';
import type { Form } from '../../../forms/index.ts';
import { createTestForm, testDefinition } from '../../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../../http/testing/test-fair.ts';
import { tellExhibitor } from '../../../notices/index.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../../testing.ts';
import { putException } from '../../store/bounds.ts';
import { lapseOrders } from './lapse-orders.ts';

const start = new Date('2026-10-01T04:00:00Z');
const DAY_MS = 86_400_000;
const definition = testDefinition([
  { prop: 'item', type: 'input' },
  { prop: 'count', type: 'number' },
]);
const rules = [{ table: null, item: '{item}', quantity: 'count' }];

let now = start;
let fair: TestFair;
let one: TestSession;
let count = 0;

const wait = (days: number): void => {
  now = new Date(now.getTime() + days * DAY_MS);
};

beforeAll(async () => {
  fair = await openTestFair(() => now);
});
afterAll(() => fair.close());
beforeEach(async () => {
  count += 1;
  // Sessions end while days pass: somebody new each time.
  one = await fair.exhibitor(`H${String(count)}`);
});

async function item(stock: number | null, changes: Parameters<typeof testItem>[1] = {}): Promise<string> {
  count += 1;
  const itemId = `I${String(count)}`;
  await addTestItems(fair.server.database, fair.exhibition, [
    { item: testItem(itemId, { most: null, ...changes }), stock: { '': stock } },
  ]);
  return itemId;
}

async function target(review: boolean | null = null): Promise<Form> {
  const form = await createTestForm(fair.server.database, fair.exhibition, definition, {
    review: review ?? false,
  });
  await addTestSale(fair.server.database, fair.exhibition, form.formId, review === null ? {} : { rules });
  return form;
}

const order = <T = Order>(form: Form, itemId: string, quantity: number, revision = 0): Promise<Answer<T>> => {
  const lines: SupportRequest['lines'] = [{ itemId, quantity }];
  return fair.post<T>(one, calls.submitSupport.path, { formId: form.formId, lines, revision });
};
const taken = async (itemId: string): Promise<number | undefined> =>
  (await takenOf(fair.server.database, fair.exhibition, itemId))[''];
const lapse = (): Promise<void> =>
  lapseOrders({ database: fair.server.database, now: () => now }, fair.server.app.exhibitions, tellExhibitor);
const stands = async (form: Form): Promise<string> => {
  const { rows } = await fair.server.database
    .selectFrom('service_order')
    .select('status')
    .where('form_id', '=', form.formId)
    .execute()
    .then((found) => ({ rows: found }));
  return rows[0]?.status ?? 'none';
};

describe('decisions, Bookings: how much one exhibitor may order', () => {
  it.each([
    [400, 20],
    [100, 10],
    [9, 1],
    [null, 999],
  ])('of an item with stock %s at most %s, the refusal says it and whom to ask', async (stock, bound) => {
    const [form, thing] = [await target(), await item(stock)];
    const refused = await order<Refused>(form, thing, bound + 1);
    expect(refused).toMatchObject({
      status: 409,
      data: {
        reason: 'QUANTITY_BOUND',
        lines: [{ itemId: thing, wanted: bound + 1, bound, why: 'bound' }],
      },
    });
    expect(await taken(thing)).toBe(0);
    expect((await order(form, thing, bound)).status).toBe(200);
  });

  it('counts what it ordered with other forms, and by its area where the item says so', async () => {
    const [first, second] = [await target(), await target()];
    const [thing, wide] = [await item(100), await item(400, { most: 2, mostBy: 'area' })];
    expect((await order(first, thing, 6)).status).toBe(200);
    expect((await order<Refused>(second, thing, 5)).data).toMatchObject({ lines: [{ wanted: 11 }] });
    expect((await order(second, thing, 4)).status).toBe(200);
    // 72 m²: eight times nine.
    const third = await target();
    expect((await order<Refused>(third, wide, 17)).data.reason).toBe('QUANTITY_BOUND');
    expect((await order(third, wide, 16)).status).toBe(200);
  });

  it('holds against fifty orders of one exhibitor at the same moment', async () => {
    const thing = await item(100);
    const forms = await Promise.all(Array.from({ length: 50 }, () => target()));
    const answers = await Promise.all(forms.map((form) => order(form, thing, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await taken(thing)).toBe(10);
  });

  it('lets stay, and become less, what was ordered when the bound was higher; staff let somebody have more', async () => {
    const [form, thing] = [await target(), await item(100, { most: 30 })];
    expect((await order(form, thing, 30)).status).toBe(200);
    await fair.server.database
      .updateTable('catalogue_item')
      .set({ most: 5 })
      .where('item_id', '=', thing)
      .execute();
    expect((await order(form, thing, 20, 1)).status).toBe(200);
    expect((await order<Refused>(form, thing, 21, 2)).data.reason).toBe('QUANTITY_BOUND');
    const exhibitorId = one.account.accountId;
    const { exhibitor_id } = await fair.server.database
      .selectFrom('membership')
      .select('exhibitor_id')
      .where('account_id', '=', exhibitorId)
      .executeTakeFirstOrThrow();
    await fair.server.database.transaction().execute((transaction) =>
      putException(transaction, fair.exhibition, {
        exhibitorId: exhibitor_id ?? '',
        itemId: thing,
        most: 2_500,
        reason: '主场搭建',
        grantedBy: 'staff',
        grantedAt: now,
      }),
    );
    expect((await order(form, thing, 25, 2)).status).toBe(200);
  });
});

describe('decisions, Bookings: how long it is held unpaid', () => {
  it('fourteen days where the item says nothing, then it is free, said once, and may be ordered again', async () => {
    const [form, thing] = [await target(), await item(100)];
    const placed = await order(form, thing, 3);
    expect(placed.data.holdUntil).not.toBeNull();
    wait(13.9);
    await lapse();
    expect([await stands(form), await taken(thing)]).toEqual(['placed', 3]);
    wait(0.2);
    // As many processes as there are: one of them does it.
    await Promise.all([lapse(), lapse(), lapse()]);
    expect([await stands(form), await taken(thing)]).toEqual(['lapsed', 0]);
    const exhibitorId = `H${await exhibitorNumber()}`;
    const notices = await fair.server.database
      .selectFrom('notice')
      .select(['title', 'exhibitor_ids'])
      .execute();
    const received = notices.filter(({ exhibitor_ids: ids }) => ids.includes(exhibitorId));
    expect(received).toHaveLength(1);
    expect(JSON.stringify(received)).toContain('已失效');
  });

  it('thirty days in all, however often it is ordered anew; then a review or staff must have the word', async () => {
    const [form, thing] = [await target(), await item(100)];
    let revision = 0;
    let daysOnHold = 0;
    for (const days of [13, 13, 3.9]) {
      const { data } = await order(await signedInAgain(form), thing, 2, revision);
      daysOnHold += days;
      wait(days);
      await lapse();
      const ended = await fair.post<Order>(await again(), calls.submitSupport.path, {
        formId: form.formId,
        lines: [],
        revision: data.revision,
      });
      revision = ended.data.revision;
    }
    expect(daysOnHold).toBeLessThan(30);
    const last = await order(await signedInAgain(form), thing, 2, revision);
    wait(0.2);
    await lapse();
    expect([await stands(form), await taken(thing)]).toEqual(['lapsed', 0]);
    await signedInAgain(form);
    expect((await order<Refused>(form, thing, 2, last.data.revision + 1)).data).toMatchObject({
      reason: 'QUANTITY_BOUND',
      lines: [{ why: 'holdTime' }],
    });
  });

  it('not while a review has the word, and anew after a return', async () => {
    const [form, thing] = [await target(true), await item(100)];
    const { id, revision } = (await fair.submit(one, form, { item: thing, count: 2 })).data;
    wait(60);
    await lapse();
    expect([await stands(form), await taken(thing)]).toEqual(['placed', 2]);
    const reviewer = await fair.person({ role: 'reviewer' });
    const rejected = await fair.post(reviewer, calls.consoleReject.path.replace(':id', id), {
      revision,
      reason: '补材料',
      comments: [],
    });
    expect(rejected.status).toBe(200);
    wait(13);
    await lapse();
    expect(await stands(form)).toBe('placed');
    wait(1.1);
    await lapse();
    expect([await stands(form), await taken(thing)]).toEqual(['lapsed', 0]);
  });

  it('nothing is taken by a draft', async () => {
    const [form, thing] = [await target(true), await item(100)];
    await fair.submit(one, form, { item: thing, count: 2 }, { draft: true });
    expect([await stands(form), await taken(thing)]).toEqual(['none', 0]);
  });
});

async function exhibitorNumber(): Promise<string> {
  const { exhibitor_id } = await fair.server.database
    .selectFrom('membership')
    .select('exhibitor_id')
    .where('account_id', '=', one.account.accountId)
    .executeTakeFirstOrThrow();
  return (exhibitor_id ?? '').slice(1);
}

/** A new session for the same exhibitor: the one before ended while days passed. */
async function again(): Promise<TestSession> {
  one = await fair.person({ role: 'exhibitor', exhibitorId: `H${await exhibitorNumber()}` });
  return one;
}

async function signedInAgain(form: Form): Promise<Form> {
  await again();
  return form;
}
