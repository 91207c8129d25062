import { utils, write } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { biffRecord, biffStream, biffText, word } from '../read/xls/test-biff.ts';
import { testRow, testSheet, testWorkbook } from '../test-workbook.ts';
import { importSheet } from './import-sheet.ts';

const OPTIONS = { existing: [], replace: false, today: '2026-06-01' };
const HEAD = ['名称', '数量', '备注'];
const ROWS = [HEAD, ['泵', '1', 'x'], ['阀', '2', 'x'], ['管', '3', 'x'], ['盖', '4', 'x']];
const TABLE = parseItem({
  formItemId: 't',
  formItemType: 'dynamic',
  formItemLabel: '展品',
  prop: 't',
  children: {
    column: [
      { formItemId: 'name', formItemType: 'input', formItemLabel: '名称', prop: 'name' },
      { formItemId: 'number', formItemType: 'number', formItemLabel: '数量', prop: 'number' },
    ],
  },
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Rows 3 and 5 are hidden, and the columns of the number and of one that the table does not have. */
function byLibrary(bookType: 'xlsx' | 'xlml'): Uint8Array {
  const sheet = utils.aoa_to_sheet(ROWS);
  sheet['!rows'] = [{}, {}, { hidden: true }, {}, { hidden: true }];
  sheet['!cols'] = [{ wpx: 80 }, { hidden: true, wpx: 80 }, { hidden: true, wpx: 80 }];
  return new Uint8Array(Buffer.from(write(utils.book_new(sheet, 'a'), { bookType, type: 'buffer' })));
}

/** The same, a tag of each row and of each column before the cells. */
function xlsx(row: string, columns: string): Uint8Array {
  const lines = ROWS.map((texts, at) => testRow(at + 1, texts)).join('');
  const hidden = lines.replaceAll(/<row r="([35])">/g, `<row r="$1" ${row}>`);
  return testWorkbook('', {
    'xl/worksheets/sheet1.xml': testSheet(hidden).replace(
      '<sheetData>',
      `<cols>${columns}</cols><sheetData>`,
    ),
  });
}

function xls(): Uint8Array {
  const rows = [0, 0, 0x20, 0, 0x20].flatMap((flags, at) =>
    biffRecord(0x0208, ...word(at), ...word(0), ...word(3), ...word(255), 0, 0, 0, 0, flags, 1, 0, 0),
  );
  const columns = [
    [0, 0, 2048, 0],
    [1, 2, 2048, 1],
  ].flatMap(([first = 0, last = 0, width = 0, flags = 0]) =>
    biffRecord(0x007d, ...word(first), ...word(last), ...word(width), ...word(0), flags, 0, 0, 0),
  );
  const cells = ROWS.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      biffRecord(0x0204, ...word(row), ...word(column), ...word(0), ...biffText(text)),
    ),
  );
  return Uint8Array.from(biffStream([...columns, ...rows, ...cells]));
}

function page(row: string, columns: string): Uint8Array {
  const lines = ROWS.map(
    (texts, at) =>
      `<tr${at === 2 || at === 4 ? row : ''}>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`,
  );
  return utf8(`<table>${columns}${lines.join('')}</table>`);
}

describe('rows and columns that are not shown are read, and reported', () => {
  it.each<[string, Uint8Array]>([
    ['in an xlsx', byLibrary('xlsx')],
    ['in an xlsx of another program', xlsx("\n hidden = 'true'", '<x:col max="3" min="2" hidden="true" />')],
    ['without height and width', xlsx('ht="0" customHeight="1"', '<col min="2" max="2" width="0"/>')],
    ['in an xls', xls()],
    ['in an Excel 2003 XML file', byLibrary('xlml')],
    [
      'in a page',
      page(' height=0 style="mso-x:y;display:none"', '<col><col span=2 style="display:none;width:0">'),
    ],
  ])('%s', (_, bytes) => {
    expect(importSheet(bytes, TABLE, OPTIONS)).toMatchObject({
      kind: 'ready',
      added: [
        { name: '泵', number: 1 },
        { name: '阀', number: 2 },
        { name: '管', number: 3 },
        { name: '盖', number: 4 },
      ],
      sheet: { hiddenRows: 2, hiddenColumns: 1 },
    });
  });

  it.each<[string, Uint8Array]>([
    ['as LibreOffice writes it', xlsx('hidden="false" ht="12.8"', '<col min="1" max="3" hidden="false"/>')],
    ['as nobody says anything', page('', '')],
  ])('what is shown is not told: %s', (_, bytes) => {
    expect(importSheet(bytes, TABLE, OPTIONS)).toMatchObject({ sheet: { hiddenRows: 0, hiddenColumns: 0 } });
  });

  it('the header, blank rows and what stands in another worksheet do not count', () => {
    const first = `<row r="1" hidden="1"><c r="A1" t="inlineStr"><is><t>名称</t></is></c></row>`;
    const blank = '<row r="2" hidden="1"><c r="A2" s="0"/></row><row r="3" hidden="1"/>';
    const bytes = testWorkbook(first + blank + testRow(4, ['泵']));
    expect(importSheet(bytes, TABLE, OPTIONS)).toMatchObject({
      added: [{ name: '泵' }],
      sheet: { hiddenRows: 0, hiddenColumns: 0 },
    });
  });
});

describe('what names more columns than there are costs nothing', () => {
  it('in an Excel 2003 XML file', () => {
    const text = new TextDecoder().decode(byLibrary('xlml'));
    const wide = utf8(text.replace(/<Column[^>]*>/, '<Column ss:Span="2000000000" ss:Hidden="1"/>'));
    expect(importSheet(wide, TABLE, OPTIONS)).toMatchObject({ kind: 'ready', sheet: { hiddenColumns: 2 } });
  });

  it('in an xlsx and in a page', () => {
    const many = '<col min="1" max="999999" hidden="1"/>'.repeat(20_000);
    expect(importSheet(xlsx('', many), TABLE, OPTIONS)).toMatchObject({ sheet: { hiddenColumns: 2 } });
    const columns = '<col span=999999 style="display:none">'.repeat(20_000);
    expect(importSheet(page('', columns), TABLE, OPTIONS)).toMatchObject({ sheet: { hiddenColumns: 2 } });
  });
});
