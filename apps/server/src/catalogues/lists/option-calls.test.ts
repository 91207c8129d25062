import { calls, type AnswersRefused, type BoothPage } from '@zhantai/contract';
import { writeTable } from '@zhantai/workbooks/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { multipart } from '../../http/testing/test-upload.ts';
import { insertBuilders } from '../../offers/testing.ts';
import { addTestItems, testItem } from '../testing.ts';

const byName = { props: { label: 'name', value: 'id' } };
const choices = {
  hotel: { dicUrl: calls.selectHotel.path, ...byName },
  employer: { dicUrl: `${calls.selectEmployer.path}?kind=builder`, ...byName },
  facility: { dicUrl: calls.queryFacilities.path, dicQuery: { category: '{{kind}}' }, ...byName },
  booth: {
    dicUrl: calls.boothPage.path,
    props: { label: 'hallNumber', value: 'id', resPath: 'data.records' },
  },
} as const;
const props = ['hotel', 'employer', 'facility', 'booth'] as const;

let fair: TestFair;
let one: TestSession;
let form: Form;
let booth: BoothPage['records'][number];

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('B117');
  await fair.exhibitor('C001');
  const { database } = fair.server;
  await addTestItems(database, fair.exhibition, [
    { item: testItem('E1', { categories: ['power'] }) },
    { item: testItem('W1', { categories: ['water'] }) },
    { item: testItem('H1', { kind: 'hotel' }), stock: {} },
    { item: testItem('H1a', { kind: 'room', parentId: 'H1' }), stock: {} },
  ]);
  const builder = { contact: '', phone: '', email: '', note: {}, level: '1' as const, sort: 0 };
  await database.transaction().execute((transaction) =>
    insertBuilders(transaction, fair.exhibition, [
      { ...builder, builderId: 'SB1', name: { 'zh-Hans': '一家' }, suspended: false },
      { ...builder, builderId: 'SB2', name: { 'zh-Hans': '两家' }, suspended: true },
    ]),
  );
  const [found] = (await fair.get<BoothPage>(one, calls.boothPage.path)).data.records;
  if (found === undefined) throw new Error('The exhibitor has no booth.');
  booth = found;
  const items = props.map((prop) => ({
    prop,
    type: 'select',
    original: { dicMethod: 'get', ...choices[prop] },
  }));
  const column = props.map((prop) => ({
    formItemId: `c_${prop}`,
    prop,
    type: 'select',
    label: prop,
    dicMethod: 'get',
    ...choices[prop],
  }));
  form = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      { prop: 'kind', type: 'input' },
      ...items,
      { prop: 'rows', type: 'dynamic', original: { children: { column }, isImport: 2 } },
    ]),
    { review: false },
  );
});
afterAll(() => fair.close());

const right = () => ({ kind: 'power', hotel: 'H1', employer: 'SB1', facility: 'E1', booth: booth.id });

/** Another row than the example of the template stands first. */
const first = ['', '一家', '', ''];

async function bring(
  cells: readonly string[],
  answers?: string,
): Promise<{ readonly status: number; readonly data: unknown }> {
  const content = Buffer.from(
    await writeTable({ name: '数据', columns: props.map((header) => ({ header })) }, [first, cells]),
  );
  const fields = { formId: form.formId, formItemId: 'f_rows', ...(answers === undefined ? {} : { answers }) };
  const upload = multipart({ name: 'a.xlsx', content, fields });
  return fair.post(one, calls.importExcel.path, upload.payload, upload.headers);
}

describe('engine.md §5: the calls that list options', () => {
  it('are what answers are checked against, as the page asks them', async () => {
    const wrong = { kind: 'power', hotel: 'H9', employer: 'SB2', facility: 'W1', booth: 'x', rows: [] };
    const refused = await fair.submit<AnswersRefused>(one, form, wrong);
    expect(refused.data.problems?.map(({ prop, code }) => [prop, code])).toEqual(
      props.map((prop) => [prop, 'invalidOption']),
    );
    const { kind: _, ...row } = right();
    const inRow = { ...right(), rows: [{ ...row, hotel: 'H9' }] };
    const answer = await fair.submit<AnswersRefused>(one, form, inRow);
    expect(answer.data.problems?.map(({ path, code }) => [path, code])).toEqual([
      [[0, 'hotel'], 'invalidOption'],
    ]);
    expect((await fair.submit(one, form, { ...right(), rows: [row] })).status).toBe(200);
  });

  it('say in a workbook what a label stands for, with what stands on the page outside the table', async () => {
    const labels = ['物品H1', '一家', '物品E1', booth.hallNumber];
    const read = await bring(labels, JSON.stringify({ kind: 'power' }));
    expect([read.status, read.data]).toMatchObject([
      200,
      [{ employer: 'SB1' }, { hotel: 'H1', employer: 'SB1', facility: 'E1', booth: booth.id }],
    ]);
    // What is stored counts where the page tells nothing.
    await fair.submit(one, form, { ...right(), kind: 'water', facility: 'W1', rows: [] }, { revision: 1 });
    expect((await bring(['', '', '物品W1', ''])).data).toMatchObject([{}, { facility: 'W1' }]);
    for (const answers of [undefined, '{"kind":"none"}']) {
      const { data } = await bring(['物品H9', '', '物品E1', ''], answers);
      expect(data).toMatchObject({
        problems: [
          { prop: 'hotel', code: 'invalidOption' },
          { prop: 'facility', code: 'invalidOption' },
        ],
      });
    }
    expect((await bring(labels, '[1]')).status).toBe(400);
    expect((await bring(labels, '{')).status).toBe(400);
  });
});
