import { calls } from '@zhantai/contract';
import { parseItem } from '@zhantai/engine';
import { readRows, readWorkbook } from '@zhantai/workbooks/read';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let admin: TestSession;
let reviewer: TestSession;
let form: Form;

const columns = [
  { prop: 'what', formItemId: 'c_what', type: 'input', label: '品名' },
  { prop: 'weight', formItemId: 'c_weight', type: 'number', label: '重量', precision: 2 },
];

beforeAll(async () => {
  fair = await openTestFair();
  admin = await fair.person({ role: 'admin' });
  reviewer = await fair.person({ role: 'reviewer' });
  form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([
      { prop: 'note', type: 'input' },
      { prop: 'no', type: 'input', original: { sensitive: 'id' } },
      { prop: 'area', type: 'number' },
      { prop: 'day', type: 'date' },
      { prop: 'country', type: 'select', original: { dicUrl: '/api/dict/country' } },
      { prop: 'goods', type: 'dynamic', original: { children: { column: columns } } },
    ]),
    { title: { 'zh-Hans': '展品', en: 'Goods' } },
  );
  for (const [at, name] of ['A1', 'A2', 'A3'].entries()) {
    const who = await fair.exhibitor(name);
    const goods = Array.from({ length: at + 1 }, (_, row) => ({ what: `${name} ${row}`, weight: 1.25 }));
    const answers = {
      note: at === 1 ? '=cmd|"/c calc"!A1' : `说明 ${name}`,
      no: `11010119900307851${at}`,
      area: 10.5,
      day: '2027-03-18',
      country: 'DE',
      goods,
    };
    expect((await fair.submit(who, form, answers)).status).toBe(200);
  }
});
afterAll(() => fair.close());

const download = (who: TestSession, query: Record<string, string> = {}, headers = {}) =>
  fair.server.app.inject({
    url: `${calls.consoleSubmissionsFile.path.replace(':formId', form.formId)}?${new URLSearchParams(query).toString()}`,
    headers: { ...who.headers, ...headers },
  });

/** The rows of the sheet of this name, by these headers. */
function rowsOf(bytes: Uint8Array, name: string, labels: readonly string[]): readonly (readonly unknown[])[] {
  const { table, sheet } = sheetOf(bytes, name, labels);
  const read = readRows(table, sheet);
  return read.ok ? read.table.rows.map(({ cells }) => labels.map((label) => cells[label] ?? '')) : [];
}

/** The last row of a worksheet, which the reader of rows leaves out where it holds totals. */
function totalsOf(bytes: Uint8Array, name: string, labels: readonly string[]): string {
  return JSON.stringify(sheetOf(bytes, name, labels).sheet.rows.at(-1)?.cells);
}

function sheetOf(bytes: Uint8Array, name: string, labels: readonly string[]) {
  const table = parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemLabel: name,
    formItemOriginalData: {
      prop: 't',
      children: { column: labels.map((label) => ({ prop: label, formItemId: label, type: 'input', label })) },
    },
  });
  const book = readWorkbook(bytes, { item: table });
  if (!book.ok) throw new Error(book.fault);
  expect(book.sheet.name).toBe(name);
  return { table, sheet: book.sheet };
}

describe('console.md §4: submissions as a file', () => {
  it('holds a typed row for each, one worksheet for each sub-table, totals, and labels in the language requested', async () => {
    const answer = await download(reviewer);
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /展品提交 \d{4}-\d\d-\d\d\.xlsx/,
    );
    const labels = ['公司', '展位', '状态', 'note', 'no', 'area', 'day', 'country'];
    const main = rowsOf(answer.rawPayload, '展品', labels);
    expect(main).toEqual([
      ['A1 有限公司', '5-A1', '待审核', '说明 A1', '••••8510', '10.5', '2027-03-18', '德国'],
      ['A2 有限公司', '5-A2', '待审核', '=cmd|"/c calc"!A1', '••••8511', '10.5', '2027-03-18', '德国'],
      ['A3 有限公司', '5-A3', '待审核', '说明 A3', '••••8512', '10.5', '2027-03-18', '德国'],
    ]);
    expect(totalsOf(answer.rawPayload, '展品', labels)).toMatch(/合计.*31\.5/);
    const goods = rowsOf(answer.rawPayload, 'goods', ['公司', '行', '品名', '重量']);
    expect(goods).toHaveLength(6);
    expect(goods[2]).toEqual(['A2 有限公司', '2', 'A2 1', '1.25']);
    expect(totalsOf(answer.rawPayload, 'goods', ['公司', '行', '品名', '重量'])).toMatch(/合计.*7\.5/);
    const english = await download(reviewer, {}, { 'accept-language': 'en' });
    const [row] = rowsOf(english.rawPayload, 'Goods', ['Company', 'country']);
    expect(row?.[1]).toBe('Germany');
  });

  it('masks what is sensitive, except for administrators who ask for it, and tells every file to the audit', async () => {
    expect((await download(reviewer, { sensitive: 'true' })).statusCode).toBe(403);
    const open = await download(admin, { sensitive: 'true', search: 'A1' });
    expect(rowsOf(open.rawPayload, '展品', ['no'])[0]).toEqual(['110101199003078510']);
    const audits = await fair.server.database
      .selectFrom('audit')
      .select(['detail'])
      .where('action', '=', 'submission.export')
      .orderBy('at')
      .execute();
    expect(audits.at(-1)).toMatchObject({ detail: { rows: 1, sensitive: true, format: 'xlsx' } });
    expect(JSON.stringify(audits)).not.toContain('110101');
  });

  it('is CSV of one table where that is wanted, with a mark and without formulas', async () => {
    const answer = await download(reviewer, { format: 'csv', search: 'A2' });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', line = ''] = answer.body.split('\r\n');
    expect(head).toContain('公司,展位,状态');
    expect(line).toContain(`"'=cmd|""/c calc""!A1"`);
    const goods = await download(reviewer, { format: 'csv', table: 'goods' });
    expect(goods.body.trim().split('\r\n')).toHaveLength(7);
    expect((await download(reviewer, { table: 'none' })).statusCode).toBe(400);
    expect((await download(reviewer, { status: 'gone' })).statusCode).toBe(400);
  });
});
