import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import type { Item, Language } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { testCities, testExhibits, testOptions } from '../test-exhibits.ts';
import { testRow, testSheet, testWorkbook } from '../test-workbook.ts';
import { writeTemplate } from '../template/write-template.ts';
import { importSheet } from './import-sheet.ts';
import type { ImportAnswer } from './import-sheet.ts';

const OPTIONS = { existing: [], replace: false, today: '2026-06-01', optionsOf: testOptions };

function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));
}

function table(columns: readonly object[]): Item {
  return parseItem({
    formItemId: 't',
    formItemType: 'dynamic',
    formItemLabel: '表',
    prop: 't',
    children: { column: columns },
  });
}

function column(prop: string, formItemType: string, formItemLabel: string, rest: object = {}): object {
  return { formItemId: prop, formItemType, formItemLabel, prop, ...rest };
}

function places(answer: ImportAnswer): readonly unknown[] {
  return answer.kind === 'wrong'
    ? answer.problems.map(({ row, column: at, code }) => [row, at, code])
    : [answer];
}

function cellsOf(answer: ImportAnswer): readonly unknown[] {
  return answer.kind === 'ready' ? answer.added : [answer];
}

describe.each(['libreoffice.xlsx', 'libreoffice.xls'])(
  'the template, filled and saved by LibreOffice as %s',
  (name) => {
    it.each<Language>(['zh-Hans', 'zh-Hant', 'en'])('is imported by a form in %s', (language) => {
      const answer = importSheet(fixture(name), testExhibits(language), OPTIONS);
      expect(places(answer)).toEqual([
        [5, 0, 'required'],
        [5, 1, 'invalidOption'],
        [5, 4, 'min'],
        [5, 5, 'importFormat'],
        [5, 7, 'dateRange'],
        [6, 0, 'required'],
        [6, 1, 'requiredChoice'],
        [6, 4, 'importFormat'],
        [6, 5, 'required'],
      ]);
      expect(answer).toMatchObject({
        passed: [
          {
            row: 2,
            cells: {
              kind: 'machine',
              city: 'sh',
              weight: 210.5,
              day: '2026-06-02',
              time: '09:30:00',
              power: true,
              memo: '=1+1',
            },
          },
          {
            row: 4,
            cells: {
              name: '车刀 <新> & "旧"',
              kind: 'other_>样品',
              weight: 0.45,
              phone: '013800000002',
              memo: '两行\n文字',
            },
          },
        ],
        sheet: { name: '展品信息', index: 0, headerRow: 1, unknownHeaders: [], preview: { total: 4 } },
      });
    });
  },
);

it('a workbook that LibreOffice locked with a password is reported as such', () => {
  expect(importSheet(fixture('locked.xls'), testExhibits(), OPTIONS)).toEqual({
    kind: 'fault',
    fault: 'encrypted',
  });
});

describe('the example row of the template', () => {
  it.each<Language>(['zh-Hans', 'zh-Hant', 'en'])(
    'in %s is no data until it is changed',
    async (language) => {
      const options = { language, optionsOf: testOptions, dependentOptionsOf: testCities };
      const untouched = await writeTemplate(testExhibits(), options);
      expect(importSheet(untouched, testExhibits('en'), OPTIONS)).toEqual({ kind: 'fault', fault: 'empty' });
      const rows = [{ name: '泵', kind: 'cutter', weight: 2, day: '2026-06-01', power: true }];
      const filled = await writeTemplate(testExhibits(), { ...options, rows });
      expect(importSheet(filled, testExhibits('zh-Hant'), OPTIONS)).toMatchObject({
        kind: 'ready',
        added: rows,
      });
    },
  );
});

describe('engine.md §7: headers', () => {
  const item = table([
    column('name', 'input', '品名'),
    column('long', 'number', '长'),
    column('width', 'number', '宽'),
    column('memo', 'input', '备注'),
  ]);

  it('stand below titles, with stars, blanks and wide brackets', () => {
    const rows =
      testRow(1, ['展品一览表']) +
      testRow(3, ['＊ 品 名', '长 *', '其它', '宽']) +
      testRow(5, ['泵', '1', 'x', '2']);
    const answer = importSheet(testWorkbook(rows), item, OPTIONS);
    expect(cellsOf(answer)).toEqual([{ name: '泵', long: 1, width: 2, memo: '' }]);
    expect(answer).toMatchObject({ sheet: { headerRow: 3, unknownHeaders: ['其它'] } });
  });

  it('may take two lines, merged across and down; rows keep their numbers', () => {
    const rows =
      testRow(1, ['品名', '尺寸', '', '备注']) +
      testRow(2, ['', '长', '宽', '']) +
      testRow(4, ['', 'x', '2', '']);
    const merges = ['A1:A2', 'B1:C1', 'D1:D2'].map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const sheet = testSheet(rows, `<mergeCells count="3">${merges}</mergeCells>`);
    const answer = importSheet(testWorkbook('', { 'xl/worksheets/sheet1.xml': sheet }), item, OPTIONS);
    expect(places(answer)).toEqual([[4, 1, 'importFormat']]);
    expect(answer).toMatchObject({ sheet: { headerRow: 2 } });
  });

  it('that name no column are none', () => {
    const bytes = testWorkbook(testRow(1, ['x', '__proto__']) + testRow(2, ['1', '2']));
    expect(importSheet(bytes, item, OPTIONS)).toEqual({
      kind: 'fault',
      fault: 'noHeader',
      headers: ['x', '__proto__'],
    });
  });

  it('are looked for on the worksheet named like the table, else on the first with content', () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), '空');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['品名'], ['甲']]), '一');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['品名'], ['乙']]), '表');
    const bytes = (): Uint8Array => new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
    expect(cellsOf(importSheet(bytes(), item, OPTIONS))).toMatchObject([{ name: '乙' }]);
    book.SheetNames[2] = '二';
    book.Sheets['二'] = book.Sheets['表'] ?? {};
    expect(cellsOf(importSheet(bytes(), item, OPTIONS))).toMatchObject([{ name: '甲' }]);
  });
});

describe('cells', () => {
  it('keep what a person sees: leading zeros, days, figures of fifteen digits and no more', () => {
    const item = table([
      column('code', 'input', '编号'),
      column('id', 'input', '证件'),
      column('day', 'date', '日期'),
      column('size', 'number', '大小', { precision: 2 }),
    ]);
    const styles =
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="200" formatCode="000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/><xf numFmtId="31"/></cellXfs></styleSheet>';
    const sheet =
      testRow(1, ['编号', '证件', '日期', '大小']) +
      numbersRow(2, [42, 13800000000, 46143, 0.1 + 0.2]) +
      numbersRow(3, [7, 110101199003070000, 46144, 1]);
    const bytes = testWorkbook(sheet, { 'xl/styles.xml': styles });
    const answer = importSheet(bytes, item, OPTIONS);
    expect(places(answer)).toEqual([[3, 1, 'lostDigits']]);
    expect(answer).toMatchObject({
      passed: [{ cells: { code: '000042', id: '13800000000', day: '2026-05-01', size: 0.3 } }],
    });
  });

  it('count days from 1904 where the workbook does', () => {
    const item = table([column('day', 'date', '日期')]);
    expect(cellsOf(importSheet(dayWorkbook(''), item, OPTIONS))).toEqual([{ day: '2022-04-30' }]);
    expect(cellsOf(importSheet(dayWorkbook('<workbookPr date1904="1"/>'), item, OPTIONS))).toEqual([
      { day: '2026-05-01' },
    ]);
  });

  it('shown in hundredths are so where the column is, else the number that they are', () => {
    const item = table([
      column('share', 'number', '比例', { unit: '%' }),
      column('named', 'number', '折扣（%）'),
      column('bare', 'number', '系数'),
      column('note', 'input', '说明'),
    ]);
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const styles = `<styleSheet ${main}><numFmts><numFmt numFmtId="200" formatCode="0.0%;[Red]-0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="200"/></cellXfs></styleSheet>`;
    const sheet =
      testRow(1, ['比例(%)', '折扣', '系数', '说明']) +
      `<row r="2">${cell('A2', 1, 0.5)}${cell('B2', 2, 0.07)}${cell('C2', 1, 0.5)}${cell('D2', 2, 0.125)}</row>` +
      `<row r="3">${cell('A3', 0, 50)}${cell('B3', 0, 7)}${cell('C3', 0, 0.5)}${cell('D3', 0, 0.125)}</row>` +
      testRow(4, ['50%', '7％', '0.5', '12.5%']);
    const rows = ['12.5%', '0.125', '12.5%'].map((note) => ({ share: 50, named: 7, bare: 0.5, note }));
    const answer = importSheet(testWorkbook(sheet, { 'xl/styles.xml': styles }), item, OPTIONS);
    expect(cellsOf(answer)).toEqual(rows);
  });

  it('too many rows make one problem of the whole table', () => {
    const item = { ...table([column('name', 'input', '品名')]), maxSize: 1 };
    const bytes = testWorkbook(testRow(1, ['品名']) + testRow(2, ['甲']) + testRow(3, ['乙']));
    expect(places(importSheet(bytes, item, OPTIONS))).toEqual([[0, null, 'maxSize']]);
  });
});

const cell = (at: string, style: number, value: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

/** A row of numbers: the first padded, the third a day in the second row alone. */
function numbersRow(row: number, cells: readonly number[]): string {
  const style = (at: number): number => (at === 0 ? 1 : at === 2 && row === 2 ? 2 : 0);
  const xml = cells.map((value, at) => `<c r="${'ABCD'[at]}${row}" s="${style(at)}"><v>${value}</v></c>`);
  return `<row r="${row}">${xml.join('')}</row>`;
}

/** A workbook of one day, with more in its properties. */
function dayWorkbook(extra: string): Uint8Array {
  return testWorkbook(`${testRow(1, ['日期'])}<row r="2"><c r="A2"><v>44681</v></c></row>`, {
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${extra}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  });
}

describe('what an import changes, and what Excel changed before it', () => {
  it('cuts exhibits and tells old and new at each cell', () => {
    const exhibits = parseItem({
      formItemId: 't',
      formItemType: 'dynamic',
      prop: 'zhanpinzibiao',
      children: {
        column: [
          column('name', 'input', '品名'),
          column('long', 'number', '长(cm)'),
          column('weight', 'number', '重量(kg)'),
        ],
      },
    });
    const bytes = testWorkbook(
      testRow(1, ['品名', '长(cm)', '重量(kg)']) +
        testRow(2, ['泵', '１２０．５ 厘米', '1.999']) +
        testRow(3, ['阀', '12', '2']),
    );
    const answer = importSheet(bytes, exhibits, OPTIONS);
    expect(cellsOf(answer)).toEqual([
      { name: '泵', long: 120, weight: 1.99 },
      { name: '阀', long: 12, weight: 2 },
    ]);
    expect(answer).toMatchObject({
      sheet: {
        preview: {
          cutCount: 2,
          cuts: [
            { row: 2, prop: 'long', from: 120.5, to: 120 },
            { row: 2, prop: 'weight', from: 1.999, to: 1.99 },
          ],
        },
      },
    });
  });

  it('names numbers of documents that became numbers, and reads all others as they are', () => {
    const people = table([
      column('name', 'input', '姓名'),
      column('id', 'input', '证件号码'),
      column('card', 'input', '卡号'),
    ]);
    const cells = '<c r="A2" t="inlineStr"><is><t>甲</t></is></c><c r="B2"><v>440106199001011000</v></c>';
    const bytes = testWorkbook(
      `${testRow(1, ['姓名', '证件号码', '卡号'])}<row r="2">${cells}</row>${testRow(3, ['乙', '44010619900101123X', '6.2284E+18'])}`,
    );
    expect(places(importSheet(bytes, people, OPTIONS))).toEqual([
      [2, 1, 'lostDigits'],
      [3, 2, 'lostDigits'],
    ]);
  });
});
