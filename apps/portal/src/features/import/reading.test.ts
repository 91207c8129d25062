import { loadPageWords } from '@zhantai/messages/portal';
import { expect, it } from 'vitest';
import { previewRows } from './preview-rows.ts';
import { readRowProblems } from './read-row-problems.ts';
import { workbookRefusal } from './file/workbook-refusal.ts';

it('tells of a file by its name and size whether it can be a workbook', async () => {
  const { importing } = await loadPageWords('tables', 'zh-Hans');
  expect(workbookRefusal({ name: 'a.XLSX', size: 10 }, importing, 'zh-Hans')).toBeNull();
  expect(workbookRefusal({ name: 'a.xls', size: 10 }, importing, 'zh-Hans')).toBeNull();
  expect(workbookRefusal({ name: 'a.CSV', size: 10 }, importing, 'zh-Hans')).toBe(
    '格式不正确，请上传xlsx或xls文件。这是 csv 文本，请用表格软件打开，另存为 xlsx 后再上传',
  );
  expect(workbookRefusal({ name: 'a.ods', size: 10 }, importing, 'en')).toContain('OpenDocument');
  expect(workbookRefusal({ name: 'xlsx', size: 10 }, importing, 'zh-Hans')).toBe(
    '格式不正确，请上传xlsx或xls文件',
  );
  expect(workbookRefusal({ name: 'a.xlsx', size: 14.2 * 1024 * 1024 * 2 }, importing, 'zh-Hans')).toBe(
    '单个文件不能超过 20 MB，「a.xlsx」有 28.4 MB',
  );
});

it('takes of a refusal only what is a problem, with the sentence of the server', () => {
  const good = {
    row: 3,
    prop: 'name',
    formItemId: 'f',
    label: '品名',
    code: 'required',
    message: '请输入品名',
  };
  expect(
    readRowProblems([good, null, 7, { row: '3', prop: 'name', message: 'x' }, { row: 0, prop: '' }]),
  ).toEqual([
    {
      row: 3,
      prop: 'name',
      formItemId: 'f',
      label: '品名',
      code: 'custom',
      params: { message: '请输入品名' },
    },
  ]);
  expect(readRowProblems('no list')).toEqual([]);
});

it('shows the cells of a workbook by the columns of the table', () => {
  const preview = {
    headers: ['品名', '备注', '数量'],
    props: ['name', null, 'number'],
    rows: [{ number: 4, texts: ['甲', 'x'] }],
    total: 1,
    cuts: [],
    cutCount: 0,
  };
  expect(previewRows(preview)).toEqual([{ number: 4, cells: { name: '甲', number: '' } }]);
});
