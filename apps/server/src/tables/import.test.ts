import { calls, type FileRecord, type RowProblem } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { readWorkbook } from '@zhantai/workbooks/read';
import { writeTable } from '@zhantai/workbooks/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { ownerKey } from '../files/index.ts';
import { definitionsOf, type Form } from '../forms/index.ts';
import { createTestForm, testDefinition, type TestItem } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { multipart } from '../http/testing/test-upload.ts';

const columns = [
  { prop: 'name', formItemId: 'c_name', type: 'input', label: '品名', required: true },
  { prop: 'long', formItemId: 'c_long', type: 'number', label: '长(cm)', required: true, precision: 0 },
  { prop: 'weight', formItemId: 'c_weight', type: 'number', label: '重量(kg)' },
  { prop: 'country', formItemId: 'c_country', type: 'select', label: '产地', dicUrl: '/api/dict/country' },
  { prop: 'arrival', formItemId: 'c_arrival', type: 'date', label: '到达日期' },
];
const table = (prop: string, more: object = {}): TestItem => ({
  prop,
  type: 'dynamic',
  original: { children: { column: columns }, isImport: 2, importWay: 1, ...more },
});

const start = new Date('2026-11-21T02:00:00Z');
let now = start;
let fair: TestFair;
let one: TestSession;
let form: Form;

const formOf = (items: readonly TestItem[], changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, testDefinition(items), changes);

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  await fair.exhibitor('A102');
  form = await formOf([
    { prop: 'note', type: 'input' },
    table('zhanpinzibiao', { maxSize: 4 }),
    table('all', { importWay: 2, maxSize: 2 }),
    table('hand', { isImport: 1 }),
    table('hooked', {
      eventList: [
        { event: 'add', handler: 'limitByBooth', settings: { rows: 3 } },
        { event: 'add', handler: 'uniqueColumn', settings: { columns: ['name'] } },
      ],
    }),
  ]);
});
afterAll(() => fair.close());

const header = ['* 品 名', '长(cm)', '重量(kg)', '产地', '到达日期', '颜色'];
type Cell = string | number | null;

/** A workbook of these rows below the usual header. */
async function workbook(
  rows: readonly (readonly Cell[])[],
  heads: readonly string[] = header,
): Promise<Buffer> {
  const titles = heads.map((text) => ({ header: text }));
  return Buffer.from(await writeTable({ name: '数据', columns: titles }, rows));
}

const good: readonly (readonly Cell[])[] = [
  ['机床', 120.9, '35.559', '德国', '2027-03-01', '红'],
  ['泵', '80', 12, '中国', null, null],
];

function importing<T>(
  content: Buffer,
  fields: Record<string, string> = {},
  { name = 'a.xlsx', who = one, headers = {} } = {},
): Promise<Answer<T>> {
  const all = { formId: form.formId, formItemId: 'f_zhanpinzibiao', ...fields };
  const upload = multipart({ name, content, fields: all });
  return fair.post<T>(who, calls.importExcel.path, upload.payload, { ...upload.headers, ...headers });
}

describe('wire.md §4: import of rows', () => {
  it('gives the rows as they travel, normalised and with values for labels, and stores nothing', async () => {
    const { status, data, msg } = await importing<Record<string, unknown>[]>(await workbook(good));
    expect([status, msg]).toEqual([200, '操作成功']);
    expect(data).toMatchObject([
      { name: '机床', long: 120, weight: 35.55, country: 'DE', arrival: '2027-03-01' },
      { name: '泵', long: 80, weight: 12, country: 'CN', arrival: '' },
    ]);
    expect((await fair.info(one, form.formId)).answers).toEqual({});
    const answers = { note: '', zhanpinzibiao: data, all: [], hand: [] };
    expect((await fair.submit(one, form, answers)).status).toBe(200);
  });

  it('names every mistake with its row and column in the language of the asker, and gives no row', async () => {
    const book = await workbook([...good, ['', 'lang', 1, '月球', 'heute']]);
    const { status, data, msg } = await importing<Refused & { problems: RowProblem[] }>(book);
    expect([status, data.reason, msg]).toEqual([422, 'ROWS_REFUSED', '有 4 处不符合要求，没有导入任何数据']);
    expect(data.problems.map(({ row, prop, code, message }) => [row, prop, code, message])).toEqual([
      [4, 'name', 'required', '请输入品名'],
      [4, 'long', 'importFormat', '长(cm)格式不匹配'],
      [4, 'country', 'invalidOption', '产地的选项无效'],
      [4, 'arrival', 'format', '到达日期格式不正确'],
    ]);
    const english = await importing<{ problems: RowProblem[] }>(
      book,
      {},
      { headers: { 'accept-language': 'en' } },
    );
    expect(english.data.problems[0]?.message).not.toMatch(/\p{Script=Han}{3}/u);
  });

  it('counts the rows that are there: as the page says, else as they are stored; where it replaces none', async () => {
    const refused = await importing<{ problems: RowProblem[] }>(await workbook(good), { existing: '3' });
    expect(refused.data.problems).toMatchObject([{ row: 0, prop: '', code: 'maxSize', params: { n: 4 } }]);
    expect((await importing(await workbook(good), { existing: '2' })).status).toBe(200);
    const replacing = { formItemId: 'f_all', existing: '2' };
    const whole = good.map(([name = null, , ...more]) => [name, 120, ...more]);
    expect((await importing(await workbook(whole), replacing)).status).toBe(200);
    expect((await importing(await workbook([...whole, ...whole]), replacing)).status).toBe(422);
    expect((await importing(await workbook(good), { existing: '-1' })).status).toBe(400);
  });

  it('asks the rules of rows, with the rows that are there', async () => {
    const hooked = { formItemId: 'f_hooked' };
    const problemsFor = async (rows: readonly (readonly Cell[])[], existing: string) => {
      const { status, data } = await importing<{ problems: RowProblem[] }>(await workbook(rows), {
        ...hooked,
        existing,
      });
      return status === 200 ? [] : data.problems.map(({ row, code, message }) => [row, code, message]);
    };
    const whole: readonly (readonly Cell[])[] = [
      ['机床', 120],
      ['泵', 80],
    ];
    expect(await problemsFor(whole, '1')).toEqual([]);
    expect(await problemsFor(whole, '2')).toEqual([[0, 'tooManyForBooth', 'hooked按展位数最多3项']]);
    expect(await problemsFor([...whole, ['泵', 1]], '0')).toEqual([
      [0, 'duplicateRow', 'hooked第4行与第3行重复'],
    ]);
  });

  it('is refused where the organiser takes no import, the form is closed, or there is no such table', async () => {
    const book = await workbook(good);
    const off = await importing<Refused>(book, { formItemId: 'f_hand' });
    expect([off.status, off.data.reason]).toEqual([403, 'IMPORT_OFF']);
    expect((await importing(book, { formItemId: 'f_note' })).status).toBe(400);
    expect((await importing(book, { formItemId: '' })).status).toBe(400);
    expect((await importing(book, { formId: 'none' })).status).toBe(404);
    const endAt = new Date(start.getTime() - 60_000);
    const over = await formOf([table('t')], {
      window: { opensAt: null, earlyEndAt: null, endAt, lateEndAt: null },
    });
    const closed = await importing<Refused>(book, { formId: over.formId, formItemId: 'f_t' });
    expect([closed.status, closed.data.reason]).toEqual([403, 'FORM_CLOSED']);
    const media = await formOf([table('t')], {
      audience: { roles: ['media'], boothTypes: [], tags: [], notTags: [] },
    });
    expect((await importing(book, { formId: media.formId, formItemId: 'f_t' })).status).toBe(403);
  });

  it('says what kind of file it wants', async () => {
    const said = '格式不正确，请上传xlsx或xls文件';
    for (const [content, kind] of [
      [Buffer.from('%PDF-1.4\n%%EOF'), '。这是 PDF 文件，请把内容填进模板后再上传'],
      [Buffer.from('没有表格的文字'), '。这是文本，其中没有表格。请把内容填进模板后再上传'],
      [Buffer.alloc(2_000, 7), ''],
    ] as const) {
      const { status, data, msg } = await importing<Refused>(content, {}, { name: 'a.xlsx' });
      expect([status, data.reason, msg]).toEqual([415, 'SHEET_TYPE', said + kind]);
    }
    const whole = await workbook(good);
    const cut = await importing<Refused>(whole.subarray(0, whole.length - 200));
    expect([cut.status, cut.data.reason]).toEqual([422, 'SHEET_BROKEN']);
    const other = await importing<Refused>(await workbook([['x', 'y']], ['甲', '乙']));
    expect([other.status, other.data.reason]).toEqual([422, 'SHEET_HEADER']);
    expect(other.msg).toContain('文件里的列名是：「甲」，「乙」');
    const empty = await importing<Refused>(await workbook([]));
    expect([empty.status, empty.data.reason]).toEqual([422, 'SHEET_EMPTY']);
    const none = await importing<Refused>(Buffer.alloc(0));
    expect([none.status, none.data.reason]).toEqual([400, 'BAD_REQUEST']);
    const strange = await importing<Refused>(whole, { url: 'x' });
    expect([strange.status, strange.data.reason]).toEqual([400, 'UNKNOWN_FIELD']);
  });
});

/** A file that an exhibitor sent, made that of whoever is named. */
async function uploadAs(who: TestSession, content: Buffer): Promise<string> {
  const { data } = await fair.upload<FileRecord>(one, { name: '模板.xlsx', content });
  await fair.server.database
    .updateTable('file')
    .set({ owner_key: ownerKey({ kind: 'account', accountId: who.account.accountId }) })
    .where('file_id', '=', data.id)
    .execute();
  return data.id;
}

async function versionOf({ formId }: Form): Promise<{ detail: unknown }> {
  return definitionsOf(fair.server.database).load(fair.server.database, fair.exhibition, formId, 1);
}

const download = (body: object, who = one, headers = {}) =>
  fair.server.app.inject({
    method: 'POST',
    url: calls.downloadTemplate.path,
    headers: { ...who.headers, ...headers },
    payload: body,
  });

const nameOf = (disposition: unknown): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(disposition))?.[1] ?? '');

const withTemplate = async (templateUrl: string): Promise<Form> =>
  formOf([table('jilizibiao', { templateUrl })]);

describe('seed.md §7: templates', () => {
  // A minute later: so many workbooks at once are nobody's.
  beforeAll(() => {
    now = new Date(start.getTime() + 61_000);
  });

  it('are made from the columns, read back by the import, and called as they should', async () => {
    const answer = await download({ formId: form.formId, formItemId: 'f_zhanpinzibiao' });
    expect(answer.statusCode).toBe(200);
    expect(nameOf(answer.headers['content-disposition'])).toBe('展品信息导入表.xlsx');
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const { detail } = await versionOf(form);
    const item = parseDefinition(detail).itemById.get('f_zhanpinzibiao');
    if (item === undefined) throw new Error('The table of the test is gone.');
    const book = readWorkbook(answer.rawPayload, { item });
    expect(book.ok).toBe(true);
    const other = await download({ formId: form.formId, formItemId: 'f_all' });
    expect(nameOf(other.headers['content-disposition'])).toBe('all导入表.xlsx');
    const untouched = await importing<Refused>(answer.rawPayload);
    expect(untouched.data.reason).toBe('SHEET_EMPTY');
  });

  it('come from the organiser where one is stored, and from nobody else', async () => {
    const staff = await fair.person({ role: 'editor' });
    const stored = await workbook(good);
    const kept = await uploadAs(staff, stored);
    const foreign = await uploadAs(await fair.person({ role: 'supplier' }), stored);
    const form1 = await withTemplate(`/api/files/${kept}`);
    const answer = await download({ formId: form1.formId, formItemId: 'f_jilizibiao' });
    expect(answer.rawPayload.equals(stored)).toBe(true);
    expect(nameOf(answer.headers['content-disposition'])).toBe('机力租用导入表.xlsx');
    for (const url of [`/api/files/${foreign}`, 'http://127.0.0.1:1/x.xlsx', 'file:///etc/passwd']) {
      const other = await withTemplate(url);
      const made = await download({ formId: other.formId, formItemId: 'f_jilizibiao' });
      expect(made.statusCode).toBe(200);
      expect(made.rawPayload.equals(stored)).toBe(false);
    }
    const { data } = await fair.get<{ templateUrl: string }[]>(one, calls.importConfigs.path, {
      formId: form1.formId,
    });
    const url = data[0]?.templateUrl ?? '';
    expect((await download({ url })).rawPayload.equals(stored)).toBe(true);
    const posted = await fair.server.app.inject({
      method: 'POST',
      url: `${calls.downloadTemplate.path}?${new URLSearchParams({ url }).toString()}`,
      headers: one.headers,
    });
    expect(posted.rawPayload.equals(stored)).toBe(true);
    for (const wrong of [
      `/api/files/${kept}`,
      url.replace(kept, foreign),
      `${url}0`,
      'http://127.0.0.1:1/',
      'https://example.com/api/files/x',
    ]) {
      expect((await download({ url: wrong })).statusCode).toBe(404);
    }
    const before = now;
    now = new Date(start.getTime() + 13 * 60_000);
    expect((await download({ url })).statusCode).toBe(404);
    now = before;
    expect((await download({})).statusCode).toBe(400);
  });
});
