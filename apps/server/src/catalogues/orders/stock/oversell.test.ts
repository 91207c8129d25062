import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestSession } from '../../../auth/testing.ts';
import { createDatabase } from '../../../database/create-database.ts';
import { createPool } from '../../../database/create-pool.ts';
import type { Database } from '../../../database/database.ts';
import type { Form } from '../../../forms/index.ts';
import { buildApp } from '../../../http/build-app.ts';
import { createTestForm, testDefinition } from '../../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../../http/testing/test-fair.ts';
import type { App } from '../../../platform/feature.ts';
import { addTestItems, addTestSale, takenOf, testItem } from '../../testing.ts';

// Fifty orders at once, ten exhibitors with five forms each, to two servers that share nothing but the database.
const crowd = 50;
const people = 10;

let fair: TestFair;
let apps: readonly App[];
let second: { readonly app: App; readonly database: Database };
const buyers: TestSession[] = [];
const support: Form[] = [];
const booking: Form[] = [];

const definition = testDefinition([
  { prop: 'item', type: 'input' },
  { prop: 'count', type: 'number' },
]);

beforeAll(async () => {
  fair = await openTestFair();
  const { settings, now, database } = fair.server;
  second = await secondServer();
  apps = [fair.server.app, second.app];
  for (let index = 0; index < people; index += 1) {
    // Signing in hashes passwords: one after the other.
    buyers.push(await fair.exhibitor(`E${index}`));
  }
  for (let index = 0; index < crowd / people; index += 1) {
    support.push(await createTestForm(database, fair.exhibition, definition));
    booking.push(await createTestForm(database, fair.exhibition, definition, { review: false }));
  }
  for (const { formId } of support) {
    await addTestSale(database, fair.exhibition, formId);
  }
  for (const { formId } of booking) {
    await addTestSale(database, fair.exhibition, formId, {
      rules: [{ table: null, item: '{item}', quantity: 'count' }],
    });
  }

  async function secondServer(): Promise<typeof second> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
    const address = new URL(inject('testServerUrl'));
    address.pathname = rows[0]!.name;
    const own = createDatabase(createPool(address.href, 10, () => {}));
    return { app: await buildApp({ database: own, settings, now }), database: own };
  }
}, 120_000);
afterAll(async () => {
  await second.app.close();
  await second.database.destroy();
  await fair.close();
});

interface Outcome {
  readonly status: number;
  readonly reason: string;
}

async function post(index: number, url: string, payload: object): Promise<Outcome> {
  const answer = await apps[index % 2]!.inject({
    method: 'POST',
    url,
    headers: buyers[index % people]!.headers,
    payload,
  });
  const { data } = answer.json<{ data: { reason?: string } }>();
  return { status: answer.statusCode, reason: data.reason ?? '' };
}

const rush = (send: (index: number) => Promise<Outcome>): Promise<readonly Outcome[]> =>
  Promise.all(Array.from({ length: crowd }, (_, index) => send(index)));

function tally(answers: readonly Outcome[]): object {
  const seen: Record<string, number> = {};
  for (const { status, reason } of answers) {
    const key = `${status} ${reason}`.trim();
    seen[key] = (seen[key] ?? 0) + 1;
  }
  return seen;
}

const stock = (itemId: string) => takenOf(fair.server.database, fair.exhibition, itemId);
const add = (itemId: string, units: Readonly<Record<string, number>>, changes = {}) =>
  addTestItems(fair.server.database, fair.exhibition, [{ item: testItem(itemId, changes), stock: units }]);
const buy = (index: number, lines: readonly object[]): Promise<Outcome> => {
  const { formId } = support[Math.floor(index / people)]!;
  return post(index, calls.submitSupport.path, { formId, lines, revision: revisions[index] ?? 0 });
};
const revisions: Record<number, number> = {};

describe('quality.md §2: nothing is oversold', () => {
  it('sells the last piece once', async () => {
    await add('LAST', { '': 1 });
    const answers = await rush((index) => buy(index, [{ itemId: 'LAST', quantity: 1 }]));
    expect(tally(answers)).toEqual({ '200': 1, '409 SOLD_OUT': crowd - 1 });
    expect(await stock('LAST')).toEqual({ '': 1 });
    answers.forEach(({ status }, index) => {
      if (status === 200) revisions[index] = 1;
    });
  });

  it('sells what several want in different orders, and no more, without a deadlock', async () => {
    await add('PA', { '': 20 });
    await add('PB', { '': 20 });
    const answers = await rush((index) => {
      const lines = [
        { itemId: 'PA', quantity: 1 },
        { itemId: 'PB', quantity: 1 },
      ];
      return buy(index, index % 3 === 0 ? lines : lines.toReversed());
    });
    expect(tally(answers)).toEqual({ '200': 20, '409 SOLD_OUT': crowd - 20 });
    expect([await stock('PA'), await stock('PB')]).toEqual([{ '': 20 }, { '': 20 }]);
    answers.forEach(({ status }, index) => {
      if (status === 200) revisions[index] = (revisions[index] ?? 0) + 1;
    });
  });

  it('books no room twice in any night', async () => {
    await add('ROOM', { '2027-03-17': 9, '2027-03-18': 2, '2027-03-19': 9 }, { kind: 'room' });
    const answers = await rush((index) =>
      buy(index, [{ itemId: 'ROOM', quantity: 1, start: '2027-03-17', end: '2027-03-20' }]),
    );
    expect(tally(answers)).toEqual({ '200': 2, '409 SOLD_OUT': crowd - 2 });
    expect(await stock('ROOM')).toEqual({ '2027-03-17': 2, '2027-03-18': 2, '2027-03-19': 2 });
  });

  it('takes a submission only with what it orders', async () => {
    await add('FORM', { '': 7 });
    const answers = await rush((index) => {
      const { formId, formType } = booking[Math.floor(index / people)]!;
      const given = { item: 'FORM', count: 1 };
      return post(index, calls.submit.path, { formId, formType, version: 1, revision: 0, answers: given });
    });
    expect(tally(answers)).toEqual({ '200': 7, '409 SOLD_OUT': crowd - 7 });
    expect(await stock('FORM')).toEqual({ '': 7 });
    const kept = await fair.server.database
      .selectFrom('submission')
      .select('submission_id')
      .where(
        'form_id',
        'in',
        booking.map(({ formId }) => formId),
      )
      .where('status', '=', 'submitted')
      .execute();
    expect(kept).toHaveLength(7);
  });

  it('gives one exhibitor one order, however often it is sent at once', async () => {
    await add('TWIN', { '': 100 });
    const form = await createTestForm(fair.server.database, fair.exhibition, definition);
    await addTestSale(fair.server.database, fair.exhibition, form.formId);
    const payload = { formId: form.formId, lines: [{ itemId: 'TWIN', quantity: 3 }] };
    // All by the same exhibitor, now to one server and now to the other.
    const answers = await Promise.all(
      Array.from({ length: crowd }, async (_, index) => {
        const answer = await apps[index % 2]!.inject({
          method: 'POST',
          url: calls.submitSupport.path,
          headers: buyers[0]!.headers,
          payload,
        });
        return { status: answer.statusCode, reason: '' };
      }),
    );
    expect(tally(answers)).toEqual({ '200': crowd });
    expect(await stock('TWIN')).toEqual({ '': 3 });
  });
});
