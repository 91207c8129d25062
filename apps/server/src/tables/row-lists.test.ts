import {
  calls,
  formTypeCodes,
  type AnswersRefused,
  type PersonsImported,
  type PersonsPage,
  type RowProblem,
} from '@zhantai/contract';
import { writeTable } from '@zhantai/workbooks/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type TestFair } from '../http/testing/test-fair.ts';
import { multipart } from '../http/testing/test-upload.ts';

/** What depends on another column stands left of it. */
const choices = [
  { prop: 'district', label: '区', dicUrl: '/api/dict/region-cn', dicQuery: { parentKey: '{{city}}' } },
  { prop: 'city', label: '市', dicUrl: '/api/dict/region-cn', dicQuery: { parentKey: '{{province}}' } },
  { prop: 'province', label: '省', dicUrl: '/api/dict/region-cn' },
  {
    prop: 'classes',
    label: '小类',
    multiple: true,
    dicUrl: '/api/dict/product-category',
    dicQuery: { parentKey: '{{group}}' },
  },
  { prop: 'group', label: '大类', dicUrl: '/api/dict/product-category' },
] as const;
const labels = choices.map(({ label }) => label);

const nanjing = ['鼓楼区', '南京市', '江苏省', '泵, 阀', '液压'];
const xuzhou = ['鼓楼区', '徐州市', '江苏省', '', ''];

let fair: TestFair;
let one: TestSession;
let form: Form;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
  const column = choices.map((choice) => ({ ...choice, formItemId: `c_${choice.prop}`, type: 'select' }));
  form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([{ prop: 'rows', type: 'dynamic', original: { children: { column }, isImport: 2 } }]),
    { review: false },
  );
});
afterAll(() => fair.close());

async function bring<T>(
  path: string,
  fields: Record<string, string>,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Answer<T>> {
  const columns = heads.map((header) => ({ header }));
  const content = Buffer.from(await writeTable({ name: '数据', columns }, rows));
  const upload = multipart({ name: 'a.xlsx', content, fields });
  return fair.post<T>(one, path, upload.payload, upload.headers);
}

const importing = <T>(rows: readonly (readonly string[])[]): Promise<Answer<T>> =>
  bring<T>(calls.importExcel.path, { formId: form.formId, formItemId: 'f_rows' }, labels, rows);

describe('a list of options that another cell of the row filters', () => {
  it('gives each row the value that its label has there, and what came in is handed in', async () => {
    const { status, data } = await importing<Record<string, unknown>[]>([nanjing, xuzhou]);
    expect(status).toBe(200);
    expect(data).toMatchObject([
      { province: '32', city: '3201', district: '320106', group: 'hyd', classes: 'hyd1,hyd2' },
      { province: '32', city: '3203', district: '320302' },
    ]);
    expect((await fair.submit(one, form, { rows: data })).status).toBe(200);
  });

  it('knows no label of another row', async () => {
    const mixed = ['鼓楼区', '杭州市', '江苏省', '减速机', '液压'];
    const { status, data } = await importing<{ problems: RowProblem[] }>([nanjing, mixed]);
    expect(status).toBe(422);
    expect(data.problems.map(({ row, prop, code }) => [row, prop, code])).toEqual([
      [3, 'district', 'invalidOption'],
      [3, 'city', 'invalidOption'],
      [3, 'classes', 'invalidOption'],
    ]);
  });

  it('is what submitted rows are checked against, row by row', async () => {
    const row = { province: '32', city: '3201', district: '320106', group: 'hyd', classes: 'hyd1' };
    const rows = [row, { ...row, district: '330106' }, { ...row, group: 'drv' }, { ...row, city: '南京市' }];
    const { data } = await fair.submit<AnswersRefused>(one, form, { rows }, { revision: 1 });
    expect(data.problems?.map(({ path, code }) => [path, code])).toEqual([
      [[1, 'district'], 'invalidOption'],
      [[2, 'classes'], 'invalidOption'],
      [[3, 'district'], 'invalidOption'],
      [[3, 'city'], 'invalidOption'],
    ]);
  });

  it('is understood in lists of people, too', async () => {
    const items = choices.map(({ prop, label, ...more }) => ({
      formItemId: `f_${prop}`,
      formItemType: 'select',
      formItemLabel: label,
      formItemOriginalData: JSON.stringify({ prop, ...more }),
    }));
    const name = {
      formItemId: 'f_name',
      formItemType: 'input',
      formItemLabel: '姓名',
      formItemRequired: true,
    };
    const people = await createTestForm(
      fair.server.database,
      fair.exhibition,
      { formItems: [{ ...name, prop: 'name' }, ...items], formLogic: { scheme: [] }, formSetting: {} },
      { formType: formTypeCodes.exhibitorPersion, submissions: 'many', review: false },
    );
    const heads = ['姓名', ...labels];
    const rows = [
      ['林一', ...nanjing],
      ['林二', '鼓楼区', '杭州市', '江苏省', '', ''],
    ];
    const path = calls.importPersons.path;
    const brought = await bring<PersonsImported>(path, { formId: people.formId }, heads, rows);
    expect(brought.data).toMatchObject({ successCount: 1, errorCount: 1 });
    expect(brought.data.messageDetailVOS[0]?.name).toBe('林二');
    const list = await fair.get<PersonsPage>(one, calls.persons.path, { formId: people.formId });
    expect(list.data.records[0]?.answers).toMatchObject({ district: '320106', classes: 'hyd1,hyd2' });
  });
});
