import {
  calls,
  type ConsoleBoothsPage,
  type ConsoleExhibitorDetail,
  type ConsoleExhibitorsPage,
  type ImportPreview,
  type Job,
  type JobThingsPage,
} from '@zhantai/contract';
import { writeTable } from '@zhantai/workbooks/write';
import { readWorkbook } from '@zhantai/workbooks/read';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

let fair: TestFair;
let editor: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  await fair.exhibitor('A101', { tags: ['重点'] });
  await fair.exhibitor('A102');
});
afterAll(() => fair.close());

const heads = ['编号', '公司名称', '标签', '馆', '展位号', '面积', '类型', '限高', '联系人', '手机'] as const;
type Cells = Partial<Record<(typeof heads)[number] | '英文名' | '国别' | '邮箱', string | number>>;

async function workbook(rows: readonly Cells[], columns: readonly string[] = heads): Promise<Buffer> {
  const cells = rows.map((row) => columns.map((head) => new Map(Object.entries(row)).get(head) ?? null));
  const file = await writeTable({ name: '展商', columns: columns.map((header) => ({ header })) }, cells);
  return Buffer.from(file);
}
const send = <T = ImportPreview>(
  content: Buffer,
  fields: Readonly<Record<string, string>> = {},
  who = editor,
) =>
  fair.upload<T>(
    who,
    { name: '名单.xlsx', content, fields: { kind: 'exhibitors', ...fields } },
    calls.consoleImportPreview.path,
  );
const preview = async (rows: readonly Cells[], columns?: readonly string[]) =>
  (await send(await workbook(rows, columns))).data;
const apply = <T = Job>(id: string, body: object = {}, who = editor) =>
  fair.post<T>(who, calls.consoleImportApply.path.replace(':id', id), body);
const things = async (jobId: string) =>
  (await fair.get<JobThingsPage>(editor, calls.consoleJobThings.path.replace(':id', jobId))).data.records;
const found = async (search: string) =>
  (await fair.get<ConsoleExhibitorsPage>(editor, calls.consoleExhibitors.path, { search })).data.records;
const card = async (id: string) =>
  (await fair.get<ConsoleExhibitorDetail>(editor, calls.consoleExhibitor.path.replace(':id', id))).data;
const booth = async (search: string) =>
  (await fair.get<ConsoleBoothsPage>(editor, calls.consoleBooths.path, { search })).data.records[0];
const of = ({ lines }: ImportPreview, row: number) => lines.find((line) => line.row === row);
const messages = (said: ImportPreview, row: number) =>
  of(said, row)?.problems.map(({ prop, message }) => `${prop}: ${message}`);

describe('the preview of a workbook of exhibitors', () => {
  it('says of each row what it would do, and does nothing', async () => {
    const said = await preview([
      {
        公司名称: '新来的',
        馆: '7',
        展位号: 'N1',
        面积: 18,
        类型: '标展',
        联系人: '贺知退',
        手机: '13811110001',
      },
      { 编号: 'a101', 标签: '重点、液压', 馆: '5', 展位号: 'a-101', 面积: 72, 限高: 4.5 },
      { 编号: 'A102' },
      { 编号: 'A102', 面积: 9 },
    ]);
    expect(said.counts).toEqual({ new: 1, changed: 1, same: 1, refused: 1 });
    expect(of(said, 3)).toMatchObject({
      verdict: 'changed',
      thing: 'a101',
      cells: [
        { prop: 'tags', from: '重点', to: '液压、重点' },
        { prop: 'heightLimit', from: null, to: '4.5' },
      ],
    });
    expect(of(said, 2)?.cells).toContainEqual({ prop: 'type', from: null, to: '标展' });
    expect(messages(said, 5)).toEqual(['area: 填了展位的资料，请填馆和展位号']);
    expect(await found('新来的')).toEqual([]);
    expect((await card('A101')).tags).toEqual(['重点']);
  });

  it('names the cell and the reason of what it refuses, and gives the workbook back with these cells marked', async () => {
    const { accountId } = editor.account;
    await fair.server.database
      .updateTable('account')
      .set({ phone: '13811119999' })
      .where('account_id', '=', accountId)
      .execute();
    const said = await preview([
      { 编号: 'A101', 手机: '不是号码', 联系人: '甲' },
      { 编号: 'A101', 手机: '13811119999', 联系人: '沈' },
      { 公司名称: '缺手机', 联系人: '乙' },
      { 编号: 'A101', 馆: '7', 展位号: 'M1', 面积: 0, 类型: '帐篷' },
      { 编号: 'A102', 公司名称: '清空' },
      { 标签: '无主' },
      { 编号: 'A102', 馆: '7', 展位号: 'M2', 面积: 9, 类型: '标展' },
      { 编号: 'A101', 馆: '７', 展位号: 'm-2', 面积: 9, 类型: '标展' },
    ]);
    expect(said.counts).toMatchObject({ refused: 8 });
    expect([2, 3, 4, 5, 6, 7, 8, 9].map((row) => messages(said, row))).toEqual([
      ['phone: 手机号不对'],
      ['phone: 这个手机号在本展会有其他身份，不能作展商账号'],
      ['phone: 填了联系人，请填手机'],
      ['area: 请填 0.01 到 100000 的数，最多两位小数', 'type: 只能填：标展、光地特装、半成品'],
      ['name: 这一格不能清空'],
      ['code: 请填编号或公司名称；只改展位时填馆和展位号'],
      ['number: 第 9 行也写了这个展位'],
      ['number: 第 8 行也写了这个展位'],
    ]);
    const file = await fair.server.app.inject({
      url:
        new URL(said.failures?.link ?? '', 'http://x').pathname +
        new URL(said.failures?.link ?? '', 'http://x').search,
    });
    expect(file.statusCode).toBe(200);
    const read = readWorkbook(file.rawPayload);
    expect(read.ok && read.sheet.rows).toHaveLength(9);
  });

  it('refuses rows of one exhibitor that contradict one another, and names both', async () => {
    const said = await preview([
      { 编号: 'X1', 公司名称: '甲', 联系人: '甲', 手机: '13811110011' },
      { 编号: 'x1', 公司名称: '乙' },
      { 编号: 'X1' },
    ]);
    expect(messages(said, 2)).toEqual(['name: 和第 3 行的同一家展商不一致']);
    expect(messages(said, 3)).toEqual(['name: 和第 2 行的同一家展商不一致']);
    expect(messages(said, 4)).toEqual(['code: 同一家展商的第 2 行有误']);
  });

  it('finds columns under other heads where they are chosen', async () => {
    const file = await workbook(
      [{ 编号: 'A101', 英文名: 'Named' }].map((row) => row),
      ['编号', '英文名'],
    );
    const renamed = Buffer.from(
      await writeTable({ name: '展商', columns: [{ header: '编号' }, { header: '对外英文' }] }, [
        ['A101', 'Named'],
      ]),
    );
    const plain = (await send(renamed)).data;
    expect(plain.unknownHeaders).toEqual(['对外英文']);
    expect(plain.counts.same).toBe(1);
    const chosen = (await send(renamed, { columns: JSON.stringify({ 对外英文: 'nameEn' }) })).data;
    expect(chosen.unknownHeaders).toEqual([]);
    expect(of(chosen, 2)?.cells).toEqual([{ prop: 'nameEn', from: 'A101 Ltd', to: 'Named' }]);
    expect((await send(file)).data.counts.changed).toBe(1);
  });

  it('takes what is no workbook as what it is', async () => {
    const refused = await send<Refused>(Buffer.from('%PDF-1.4'));
    expect([refused.status, refused.data.reason]).toEqual([415, 'SHEET_TYPE']);
    const strange = await fair.upload<Refused>(
      editor,
      { name: 'a.xlsx', content: await workbook([{ 编号: 'A101' }]), fields: { kind: 'nothing' } },
      calls.consoleImportPreview.path,
    );
    expect(strange.status).toBe(400);
  });

  it('has a template that it reads itself', async () => {
    const template = await fair.server.app.inject({
      url: `${calls.consoleImportTemplate.path}?kind=exhibitors`,
      headers: editor.headers,
    });
    expect(template.statusCode).toBe(200);
    const refused = await send<Refused>(template.rawPayload);
    expect([refused.status, refused.data.reason]).toEqual([422, 'SHEET_EMPTY']);
  });
});

describe('the export', () => {
  it.each([calls.consoleExhibitorsFile.path, calls.consoleBoothsFile.path])(
    '%s is an import that changes nothing, and once corrected what was corrected',
    async (path) => {
      const made = await preview([
        { 编号: 'A102', 馆: '6', 展位号: 'R1', 面积: 36.5, 类型: '半成品', 限高: 4.5, 标签: '出口、重点' },
        { 编号: 'A102', 馆: '6', 展位号: 'R2', 面积: 9, 类型: '标展' },
        { 馆: '6', 展位号: 'FREE', 面积: 12, 类型: '标展' },
      ]);
      await apply(made.id);
      const file = await fair.server.app.inject({ url: path, headers: editor.headers });
      expect(file.statusCode).toBe(200);
      const { data } = await send(file.rawPayload);
      expect(data.counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
      expect(data.counts.same).toBeGreaterThan(1);
      expect(data.columns.every(({ found: there }) => there)).toBe(true);

      const read = readWorkbook(file.rawPayload);
      if (!read.ok) throw new Error('An export is no workbook.');
      const [head = [], ...lines] = read.sheet.rows.map(({ cells }) => cells);
      const corrected = lines.map((cells) =>
        cells.map((cell) => {
          if (cells.includes('R2') && (cell === 9 || cell === '9')) return 10;
          return typeof cell === 'string' || typeof cell === 'number' ? cell : null;
        }),
      );
      const again = await writeTable(
        {
          name: '展商',
          columns: head.map((header) => ({ header: typeof header === 'string' ? header : '' })),
        },
        corrected,
      );
      const change = (await send(Buffer.from(again))).data;
      expect(change.counts).toMatchObject({ new: 0, changed: 1, refused: 0 });
      expect(change.lines.find(({ verdict }) => verdict === 'changed')?.cells).toEqual([
        { prop: 'area', from: '9', to: '10' },
      ]);
    },
  );
});

describe('an import that is applied', () => {
  it('makes exhibitors with their booths and accounts, the next codes, and the first account as the main one', async () => {
    const said = await preview([
      {
        编号: 'E0040',
        公司名称: '有号的',
        馆: '7',
        展位号: 'P1',
        面积: 36.5,
        类型: '光地特装',
        联系人: '童岸',
        手机: '138 1111 0021',
      },
      { 编号: 'E0040', 馆: '7', 展位号: 'P2', 面积: 9, 类型: '标展', 联系人: '陆行舟', 手机: '13811110022' },
      { 公司名称: '无号的', 标签: '首次参展', 联系人: '周映荷', 手机: '13811110023' },
    ]);
    expect(said.counts).toEqual({ new: 3, changed: 0, same: 0, refused: 0 });
    const job = await apply(said.id);
    expect(job.data).toMatchObject({ state: 'done', counts: { done: 2, skipped: 0, failed: 0 } });
    const [numbered] = await found('有号的');
    expect(numbered).toMatchObject({ code: 'E0040', area: 45.5, state: 'invited' });
    expect(numbered?.booths.map(({ number }) => number)).toEqual(['P1', 'P2']);
    expect((await card(numbered?.id ?? '')).members).toMatchObject([
      { name: '童岸', main: true },
      { name: '陆行舟', main: false },
    ]);
    expect(await found('无号的')).toMatchObject([{ code: 'E0041', tags: ['首次参展'] }]);
    expect((await apply<Refused>(said.id)).status).toBe(404);
  });

  it('moves and frees nothing that the file does not name, and leaves empty cells as they are', async () => {
    const said = await preview([{ 编号: 'A102', 馆: '5', 展位号: 'A101', 标签: '' }]);
    expect(of(said, 2)?.cells).toEqual([{ prop: 'number', from: 'A101 有限公司', to: 'A102 有限公司' }]);
    await apply(said.id);
    expect((await booth('A101'))?.exhibitor?.id).toBe('A102');
    const back = await preview([{ 编号: 'A101', 馆: '5', 展位号: 'A101' }]);
    await apply(back.id);
    expect(await card('A101')).toMatchObject({ tags: ['重点'], booths: [{ number: 'A101', area: 72 }] });
  });

  it('reports what changed since the preview and overwrites nothing of it, nor half of the same exhibitor', async () => {
    const said = await preview([
      { 编号: 'A101', 标签: '新标签', 馆: '7', 展位号: 'Q1', 面积: 9, 类型: '标展' },
      { 编号: 'A102', 标签: '清空' },
    ]);
    await fair.post(editor, calls.consoleChangeExhibitor.path.replace(':id', 'A101'), {
      change: { tags: { from: ['重点'], to: ['别人的'] } },
    });
    const { data } = await apply(said.id);
    expect(await things(data.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'A101', outcome: 'skipped', reason: 'changed' }),
      ]),
    );
    expect((await card('A101')).tags).toEqual(['别人的']);
    expect(await booth('Q1')).toBeUndefined();
  });

  it('adds somebody who acts for another exhibitor only where that is said, and names them masked', async () => {
    const row = { 编号: 'A102', 联系人: '童岸', 手机: '13811110021' };
    const said = await preview([row]);
    expect(of(said, 2)).toMatchObject({ joins: '童*', elsewhere: '有号的', verdict: 'changed' });
    await apply(said.id);
    const before = (await card('A102')).members.length;
    const again = await preview([row]);
    await apply(again.id, { also: [2] });
    expect((await card('A102')).members).toHaveLength(before + 1);
  });

  it('keeps booths that nobody has, with hall and number alone', async () => {
    const said = await preview([{ 馆: '9', 展位号: 'F1', 面积: 12, 类型: '半成品' }]);
    await apply(said.id);
    expect(await booth('F1')).toMatchObject({ area: 12, exhibitor: null });
    const same = await preview([{ 馆: '9', 展位号: 'F1', 面积: 12 }]);
    expect(same.counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 });
  });

  it('is nobody else’s, and of no other exhibition', async () => {
    const said = await preview([{ 编号: 'A102', 标签: '别人' }]);
    const colleague = await fair.person({ role: 'editor' });
    expect((await apply<Refused>(said.id, {}, colleague)).status).toBe(404);
    const limited = await fair.person({ role: 'editor', halls: ['5'] });
    expect((await send<Refused>(await workbook([{ 编号: 'A102' }]), {}, limited)).status).toBe(403);
  });

  it('is gone once its account had five others made, and nobody else’s goes with it', async () => {
    const [busy, colleague] = [await fair.person({ role: 'editor' }), await fair.person({ role: 'editor' })];
    const file = await workbook([{ 编号: 'A102', 标签: '早的' }]);
    const theirs = (await send(file, {}, colleague)).data;
    const said: ImportPreview[] = [];
    while (said.length < 6) said.push((await send(file, {}, busy)).data);
    const [first, second] = said;
    expect((await apply<Refused>(first?.id ?? '', {}, busy)).status).toBe(404);
    expect((await apply(second?.id ?? '', {}, busy)).status).toBe(200);
    expect((await apply(theirs.id, {}, colleague)).status).toBe(200);
  });

  it('stays one of five where many are requested at once', async () => {
    const busy = await fair.person({ role: 'editor' });
    const file = await workbook([{ 编号: 'A102', 标签: '同时' }]);
    await Promise.all(Array.from({ length: 8 }, () => send(file, {}, busy)));
    const open = await fair.server.database
      .selectFrom('workbook_import')
      .select('import_id')
      .where('account_id', '=', busy.account.accountId)
      .execute();
    expect(open).toHaveLength(5);
  });
});
