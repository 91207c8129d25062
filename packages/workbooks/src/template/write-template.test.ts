import { read } from '@e965/xlsx';
import { parseDefinition, type Item, type Language } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../read/read-workbook.ts';
import { safeFileName } from '../safe-file-name.ts';
import { templateFileName } from '../template-file-name.ts';
import { testCities, testExhibits, testOptions } from '../test-exhibits.ts';
import { optionLists } from './option-lists.ts';
import { writeTemplate } from './write-template.ts';

describe('seed.md §7: the template of a sub-table', () => {
  it('has required marks, drop-downs, dependent ones and checks, a guide and lists out of sight', async () => {
    const bytes = await writeTemplate(testExhibits(), {
      language: 'zh-Hans',
      optionsOf: testOptions,
      dependentOptionsOf: testCities,
    });
    const parts = unzipSync(bytes);
    const text = (path: string): string => strFromU8(parts[path] ?? new Uint8Array());
    const sheet = text('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('sqref="B2:B1001"');
    expect(sheet).toContain('<formula1>"机床,刀具,其他"</formula1>');
    expect(sheet).toMatch(
      /sqref="D2:D1001".*?OFFSET\('选项'!\$B\$1,MATCH\(\$C2,'选项'!\$A\$1:\$A\$4,0\)-1,0,COUNTIF/,
    );
    expect(sheet).toMatch(
      /type="whole" sqref="E2:E1001" operator="between".*?<formula1>1<\/formula1><formula2>2000</,
    );
    expect(sheet).toMatch(/<col min="1" max="1"[^>]* style="\d+"\/>/);
    expect(sheet).toContain('state="frozen"');
    expect(text('xl/workbook.xml')).toMatch(/name="选项"[^>]*state="hidden"/);
    expect(readWorkbook(bytes)).toMatchObject({
      sheet: {
        name: '展品信息',
        rows: [{ cells: expect.arrayContaining(['*展品名称', '*类别', '国家']) }, { number: 2 }],
      },
    });
  });

  it.each([
    ['two entries', ['不参加', '参加'], ['参加', '不参加']],
    ['a line that only asks', ['请选择', '不参加', '参加'], ['参加', '不参加']],
    ['a third entry', ['不参加', '参加', '以后再说'], ['参加', '不参加']],
    ['no entries', [], ['是', '否']],
  ])('offers the two positions of a switch of %s', async (_, labels, offered) => {
    const entries = labels.map((label, at) => ({ label, value: label === '请选择' ? '' : String(at) }));
    const bytes = await writeTemplate(tableOf({ prop: 'match', label: '对接会', dicData: entries }), {
      language: 'zh-Hans',
    });
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain(`<formula1>"${offered.join(',')}"</formula1>`);
    const guide = read(bytes, { dense: true }).Sheets[sheetWords['zh-Hans'].template.guide]?.['!data'] ?? [];
    const said = guide.flat().map((cell) => String(cell?.v ?? ''));
    expect(said.some((text) => offered.every((label) => text.includes(label)))).toBe(true);
    expect(said.join()).not.toMatch(/请选择|以后再说/);
  });

  it('speaks the language that is requested', async () => {
    const bytes = await writeTemplate(testExhibits(), { language: 'en' });
    expect(readWorkbook(bytes)).toMatchObject({
      sheet: { name: 'Exhibits', rows: [{ cells: expect.arrayContaining(['*Name', '*Kind']) }, {}] },
    });
  });
});

describe('the guide', () => {
  it.each<Language>(['zh-Hans', 'zh-Hant', 'en'])(
    'in %s tells what becomes of rows with errors: of all, or each for itself',
    async (language) => {
      const { wholly, rowByRow, guide } = sheetWords[language].template;
      const whole = linesOf(await writeTemplate(testExhibits(language), { language }), guide);
      expect(whole).toContain(wholly);
      expect(whole).not.toContain(rowByRow);
      const single = await writeTemplate(testExhibits(language), { language, rowByRow: true });
      expect(linesOf(single, guide)).toContain(rowByRow);
      expect(linesOf(single, guide)).not.toContain(wholly);
    },
  );
});

/** A sub-table with one switch. */
function tableOf(column: object): Item {
  const { items } = parseDefinition({
    formItems: [
      {
        formItemId: 'rows',
        formItemType: 'dynamic',
        formItemLabel: '报名',
        formItemOriginalData: { prop: 'rows', children: { column: [{ type: 'switch', ...column }] } },
      },
    ],
  });
  const [item] = items;
  if (item === undefined) throw new Error('no table');
  return item;
}

/** The first column of a sheet. */
function linesOf(bytes: Uint8Array, name: string): readonly unknown[] {
  const rows = read(bytes, { dense: true }).Sheets[name]?.['!data'] ?? [];
  return rows.map((row) => row[0]?.v);
}

it('lists that are too long, or hold what a cell cannot, stand on the worksheet of lists', () => {
  const lists = optionLists("it's");
  expect(lists.add('a', ['x', 'y'])).toBe('"x,y"');
  expect(lists.add('b', ['x,y', 'z'])).toBe("'it''s'!$A$2:$A$3");
  expect(
    lists.add(
      'c',
      Array.from({ length: 100 }, (_, at) => `option ${at}`),
    ),
  ).toBe("'it''s'!$B$2:$B$101");
  expect(lists.rows()[1]).toEqual(['x,y', 'option 0']);
});

it('files are named as seed.md §7 says, with characters every system takes', () => {
  expect(templateFileName({ prop: 'zhanpinzibiao', label: 'x' }, 'zh-Hans')).toBe('展品信息导入表.xlsx');
  expect(templateFileName({ prop: 'jilizibiao', label: 'x' }, 'zh-Hans')).toBe('机力租用导入表.xlsx');
  expect(templateFileName({ prop: 'p', label: '人员/车辆:"A"' }, 'zh-Hans')).toBe('人员 车辆 A 导入表.xlsx');
  expect(safeFileName('..\u202e', 'file')).toBe('file');
});
