import { calls, type Order } from '@zhantai/contract';
import { readWorkbook } from '@zhantai/workbooks/read';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { addTestItems, addTestSale, testItem } from '../testing.ts';

let fair: TestFair;
let admin: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => new Date('2026-11-20T04:00:00Z'));
  admin = await fair.person({ role: 'admin' });
  const { database } = fair.server;
  const items = ['T1', 'T2'].map((id) => ({ item: testItem(id) }));
  await addTestItems(database, fair.exhibition, items);
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  const { formId } = await createTestForm(database, fair.exhibition, definition);
  await addTestSale(database, fair.exhibition, formId);
  for (const [at, id] of ['A101', 'A102'].entries()) {
    const who = await fair.exhibitor(id);
    const lines = items.slice(at).map(({ item: { itemId } }) => ({ itemId, quantity: 2 }));
    expect((await fair.post<Order>(who, calls.submitSupport.path, { formId, lines })).status).toBe(200);
  }
});
afterAll(() => fair.close());

const download = (query: Record<string, string> = {}) =>
  fair.server.app.inject({
    url: `${calls.consoleOrdersFile.path}?${new URLSearchParams(query).toString()}`,
    headers: admin.headers,
  });

it('holds the orders with their sums, the lines beside them, and says so to the audit', async () => {
  const answer = await download();
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const book = readWorkbook(answer.rawPayload);
  if (!book.ok) throw new Error(book.fault);
  expect(book.sheet.name).toBe('订单');
  expect(book.sheet.rows).toHaveLength(4);
  expect(JSON.stringify(book.sheet.rows[0])).toContain('订单编号');
  const sums = book.sheet.rows.at(-1)?.cells.filter((cell) => typeof cell === 'number');
  expect(sums).toEqual([600, 0]);
  const audits = await fair.server.database
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'order.export')
    .execute();
  expect(audits).toMatchObject([{ detail: { rows: 2, format: 'xlsx' } }]);
});

it('is CSV of the lines, narrowed as the list is', async () => {
  const all = (await download({ format: 'csv' })).body.trim().split('\r\n');
  expect(all).toHaveLength(4);
  expect(all[1]).toMatch(/A101 有限公司,,已下单,物品T1,2,件,100,200/);
  const one = (await download({ format: 'csv', search: 'A102' })).body.trim().split('\r\n');
  expect(one).toHaveLength(2);
  expect((await download({ status: 'gone' })).statusCode).toBe(400);
});
