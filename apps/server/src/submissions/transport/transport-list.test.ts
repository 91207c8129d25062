import { calls, type FormInfo, type TransportDifference, type TransportPage } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let client: TestSession;
let supplier: TestSession;
let rival: TestSession;
let list: Form;
let handling: Form;
let plan: string;
const exhibitorId = 'A101';
const rows = [
  { $id: 'r1', item: '压铸机', pieces: '2' },
  { $id: 'r2', item: '模具', pieces: '5' },
];

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  client = await fair.exhibitor(exhibitorId);
  supplier = await fair.person({ role: 'transport', name: '驿川物流' });
  rival = await fair.person({ role: 'transport', name: '渡野货运' });
  const audience = { boothTypes: [], tags: [], notTags: [], roles: ['exhibitor', 'transport'] };
  list = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      {
        prop: 'who',
        type: 'select',
        required: true,
        original: { dicUrl: '/api/dict/transport-suppliers', dicMethod: 'get' },
      },
      { prop: 'carnet', type: 'input', original: { sensitive: 'id' } },
      { prop: 'note', type: 'input' },
      { prop: 'plan', type: 'upload', original: { accept: 'pdf', maxSize: 5 } },
      {
        prop: 'goods',
        type: 'dynamic',
        original: {
          children: {
            column: [
              { prop: 'item', label: 'item', type: 'input' },
              { prop: 'pieces', label: 'pieces', type: 'input' },
            ],
          },
        },
      },
    ]),
    { formType: '201', audience, transportChoice: true, review: false, required: true },
  );
  handling = await createTestForm(database, fair.exhibition, testDefinition([{ prop: 'x', type: 'input' }]), {
    formType: '201',
    audience,
    review: false,
    required: true,
  });
  const file = { name: '装箱单.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n') };
  plan = (await fair.upload<{ id: string }>(client, file)).data.id;
  const answers = {
    who: supplier.account.accountId,
    carnet: 'CN2027',
    note: '怕潮',
    plan: [plan],
    goods: rows,
  };
  const { status, data } = await fair.submit(client, list, answers);
  expect(status, JSON.stringify(data)).toBe(200);
});
afterAll(() => fair.close());

const opened = async () =>
  (await fair.get<FormInfo>(supplier, calls.info.path, { formId: list.formId, exhibitorId })).data;
const difference = (who: TestSession) =>
  fair.get<TransportDifference>(who, calls.transportDifference.path, { formId: list.formId, exhibitorId });
const owed = async (): Promise<number | undefined> => {
  const { data } = await fair.get<TransportPage>(supplier, calls.transportPage.path, { formType: '201' });
  return data.records[0]?.exhibitor.owed;
};

it('a supplier begins with what its client handed in, by the same rows, without what is the client’s alone', async () => {
  const { answers, form, status, revision } = await opened();
  expect([status, revision]).toEqual(['none', 0]);
  expect(answers).toMatchObject({ note: '怕潮', goods: rows, who: supplier.account.accountId });
  expect(answers).not.toHaveProperty('carnet');
  expect(JSON.stringify(form.formItems[0])).toContain(String.raw`\"readonly\":true`);
  expect((await difference(client)).data).toMatchObject({ supplierName: '驿川物流', supplier: null });
});

it('what the supplier hands in is its own: the client’s stays, both see what differs, and it owes one form less', async () => {
  expect(await owed()).toBe(2);
  const goods = [{ ...rows[0], pieces: '3' }, rows[1], { $id: 'r3', item: '工具箱', pieces: '1' }];
  // Whatever it says of itself, it is itself.
  const answers = { who: rival.account.accountId, note: '怕潮', goods };
  const taken = await fair.submit(supplier, list, answers, { exhibitorId });
  expect(taken.status, JSON.stringify(taken.data)).toBe(200);
  expect(await owed()).toBe(1);
  const [mine, theirs] = [await difference(client), await difference(supplier)];
  expect({ ...mine.data, files: [] }).toEqual({ ...theirs.data, files: [] });
  // Of files both are told the names and a link: one that is only an id says nothing.
  for (const { data } of [mine, theirs]) {
    expect(data.files.map(({ id, fileName }) => [id, fileName])).toEqual([[plan, '装箱单.pdf']]);
  }
  expect(mine.data.client?.answers['goods']).toEqual(rows);
  expect(mine.data.supplier?.answers).toMatchObject({ goods, who: supplier.account.accountId });
  expect(JSON.stringify(mine.data)).not.toContain('CN2027');
  expect((await difference(rival)).status).toBe(403);
  expect((await difference(await fair.exhibitor('A102'))).status).toBe(403);
});

it('forms that a supplier fills in for clients are not asked of itself', async () => {
  const own = await fair.get(supplier, calls.info.path, { formId: handling.formId });
  expect(own.status).toBe(403);
  const groups = await fair.get<readonly object[]>(supplier, calls.tagFormList.path);
  expect(groups.data).toEqual([]);
});
