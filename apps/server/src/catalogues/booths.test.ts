import {
  calls,
  type DrawingSlot,
  type DrawingsPage,
  type FileRecord,
  type NoticesPage,
  type Order,
  type OrdersPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { insertBooths } from '../booths/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { addTestItems, addTestSale, takenOf, testItem } from './testing.ts';

let fair: TestFair;
let group: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  group = await fair.exhibitor('G');
  reviewer = await fair.person({ role: 'reviewer' });
  await fair.server.database.transaction().execute((transaction) =>
    insertBooths(transaction, fair.exhibition, [
      {
        boothId: '6-G',
        hall: '6',
        number: 'GS',
        area: 9,
        type: 'std',
        heightLimit: null,
        exhibitorId: 'G',
      },
    ]),
  );
  await addTestItems(fair.server.database, fair.exhibition, [{ item: testItem('BOX'), stock: { '': 100 } }]);
});
afterAll(() => fair.close());

describe('what goes with a form that is given for each booth', () => {
  it('each booth has an order of its own, by the form and by the call', async () => {
    const { database } = fair.server;
    const definition = testDefinition([{ prop: 'boxes', type: 'number' }]);
    const form = await createTestForm(database, fair.exhibition, definition, { submissions: 'booth' });
    const { formId } = form;
    await addTestSale(database, fair.exhibition, formId, {
      rules: [{ table: null, item: 'BOX', quantity: 'boxes' }],
    });
    const support = async (boothId: string): Promise<Order> =>
      (await fair.post<Order>(group, calls.querySupport.path, { formId, boothId })).data;
    await fair.submit(group, form, { boxes: 2 }, { boothId: '6-G' });
    await fair.submit(group, form, { boxes: 3 }, { boothId: '5-G' });
    expect(await takenOf(database, fair.exhibition, 'BOX')).toEqual({ '': 5 });
    expect([(await support('5-G')).total, (await support('6-G')).total]).toEqual([300, 200]);
    const { data } = await fair.get<OrdersPage>(group, calls.orders.path, { formId });
    expect(new Set(data.records.map(({ booth, total }) => `${booth?.number} ${total}`))).toEqual(
      new Set(['G 300', 'GS 200']),
    );
    const small = data.records.find(({ booth }) => booth?.id === '6-G');
    const settle = calls.consoleSettleOrder.path.replace(':id', small?.id ?? '');
    const request = { action: 'pay', revision: small?.revision, payment: 'refunded' };
    const admin = await fair.person({ role: 'admin' });
    expect((await fair.post(admin, settle, request)).status).toBe(200);
    const notices = await fair.get<NoticesPage>(group, calls.notices.path);
    expect(notices.data.records[0]?.title).toContain('（6 号馆 GS）');
    await fair.post(admin, settle, { action: 'pay', revision: 2, payment: 'unpaid' });
    await fair.post(group, calls.withdraw.path, { formId, boothId: '6-G' });
    expect(await takenOf(database, fair.exhibition, 'BOX')).toEqual({ '': 3 });
    expect((await support('5-G')).status).toBe('placed');
  });

  it('an order that is placed before the form belongs to its booth', async () => {
    const { database } = fair.server;
    const definition = testDefinition([{ prop: 'note', type: 'input' }]);
    const form = await createTestForm(database, fair.exhibition, definition, { submissions: 'booth' });
    const { formId } = form;
    await addTestSale(database, fair.exhibition, formId);
    const order = (boothId: string, quantity: number): Promise<Answer<Order>> =>
      fair.post<Order>(group, calls.submitSupport.path, {
        formId,
        boothId,
        lines: [{ itemId: 'BOX', quantity }],
      });
    expect((await order('6-G', 1)).data.total).toBe(100);
    expect((await order('5-G', 4)).data.total).toBe(400);
    await fair.submit(group, form, { note: '甲' }, { boothId: '5-G' });
    const standing = await fair.post<Order>(group, calls.querySupport.path, { formId, boothId: '6-G' });
    expect(standing.data.total).toBe(100);
    const foreign = await fair.post<Refused>(group, calls.submitSupport.path, {
      formId,
      boothId: '5-A102',
      lines: [{ itemId: 'BOX', quantity: 1 }],
    });
    expect([foreign.status, foreign.data.reason]).toEqual([403, 'BOOTH_NOT_YOURS']);
  });

  it('each booth has drawings of its own, locked with its own submission', async () => {
    const definition = testDefinition([
      { prop: 'name', type: 'input' },
      { prop: 'plan', type: 'upload', original: { accept: 'pdf', maxSize: 2 } },
    ]);
    const form = await createTestForm(fair.server.database, fair.exhibition, definition, {
      submissions: 'booth',
    });
    const { formId } = form;
    let serial = 0;
    const hand = async <T = DrawingSlot[]>(boothId: string): Promise<Answer<T>> => {
      serial += 1;
      const content = Buffer.from(`%PDF-1.4\n% ${serial}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
      const file = await fair.upload<FileRecord>(group, { name: `d${serial}.pdf`, content });
      const images = [{ slot: 'plan', fileIds: [file.data.id] }];
      return fair.post<T>(group, calls.submitImageExam.path, { formId, boothId, images });
    };
    const state = async (boothId: string): Promise<unknown> => {
      const { data } = await fair.get<DrawingSlot[]>(group, calls.queryImageExam.path, { formId, boothId });
      return [data[0]?.status, data[0]?.canBeSubmitted];
    };
    expect((await hand('5-G')).status).toBe(200);
    expect([await state('5-G'), await state('6-G')]).toEqual([
      ['wait', true],
      ['none', true],
    ]);
    await fair.submit(group, form, { name: '甲' }, { boothId: '5-G' });
    expect([await state('5-G'), await state('6-G')]).toEqual([
      ['wait', false],
      ['none', true],
    ]);
    expect((await hand<Refused>('5-G')).data.reason).toBe('UNDER_REVIEW');
    expect((await hand('6-G')).status).toBe(200);
    const { data } = await fair.get<DrawingsPage>(reviewer, calls.consoleDrawings.path, { formId });
    expect(data.records.map(({ booth }) => booth?.number)).toEqual(['G', 'GS']);
    expect((await hand<Refused>('5-A102')).data.reason).toBe('BOOTH_NOT_YOURS');
  });
});
