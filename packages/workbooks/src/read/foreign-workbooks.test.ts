import { CFB, utils, write } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { testArchive, testRow, testSheet, testWorkbook } from '../test-workbook.ts';
import type { PartsOfTest } from '../test-workbook.ts';
import { importSheet } from '../import/import-sheet.ts';
import { tableParts } from '../write/table-parts.ts';
import { readWorkbook } from './read-workbook.ts';
import { biffRecord, biffStream, biffText, compoundOf, long, word } from './xls/test-biff.ts';

const usual = Object.fromEntries(tableParts(['Sheet1']));
const TYPES = usual['[Content_Types].xml'] ?? '';
const RELATIONS = usual['xl/_rels/workbook.xml.rels'] ?? '';
const MAIN = usual['xl/workbook.xml'] ?? '';
const DATA = testRow(1, ['品名', '数量']) + testRow(2, ['泵', '3']);
const CELLS = { sheet: { rows: [{ cells: ['品名', '数量'] }, { number: 2, cells: ['泵', '3'] }] } };
const SHEET = 'xl/worksheets/sheet1.xml';

const table: Item = parseItem({
  formItemId: 't',
  formItemType: 'dynamic',
  formItemLabel: '表',
  prop: 't',
  children: {
    column: ['品名', '数量'].map((label) => ({
      formItemId: label,
      formItemType: 'input',
      formItemLabel: label,
      prop: label,
    })),
  },
});

function declared(path: string, type: string): PartsOfTest {
  return {
    '[Content_Types].xml': TYPES.replace(
      '</Types>',
      `<Override PartName="/${path}" ContentType="application/vnd.${type}+xml"/></Types>`,
    ),
  };
}

function related(type: string, target: string): PartsOfTest {
  const relation = `<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  return {
    'xl/_rels/workbook.xml.rels': RELATIONS.replace('</Relationships>', `${relation}</Relationships>`),
  };
}

describe('a workbook whose archive says more than it holds, or less, is read', () => {
  it.each<[string, PartsOfTest]>([
    [
      'persons of Excel for Mac',
      {
        ...declared('xl/persons/person.xml', 'ms-excel.person'),
        ...related('person', 'persons/person.xml'),
        'xl/persons/person.xml': '<personList/>',
      },
    ],
    ['a part that is declared and is not there', declared('xl/persons/person.xml', 'ms-excel.person')],
    ['texts that are declared and are not there', related('sharedStrings', 'sharedStrings.xml')],
    ['no styles', { 'xl/styles.xml': null }],
    ['no types', { '[Content_Types].xml': null }],
    ['no relations of the archive', { '_rels/.rels': null }],
    ['no relations of the workbook', { 'xl/_rels/workbook.xml.rels': null }],
    [
      'a target from the root',
      { 'xl/_rels/workbook.xml.rels': RELATIONS.replaceAll('worksheets/', '/xl/worksheets/') },
    ],
    [
      'a target with backslashes',
      { 'xl/_rels/workbook.xml.rels': RELATIONS.replaceAll('worksheets/', '.\\worksheets\\') },
    ],
    ['paths with backslashes', { [SHEET]: null, 'xl\\worksheets\\sheet1.xml': testSheet(DATA) }],
    [
      'other names',
      {
        [SHEET]: null,
        'xl/blätter/eins.xml': testSheet(DATA),
        'xl/_rels/workbook.xml.rels': RELATIONS.replace('worksheets/sheet1.xml', 'bl%C3%A4tter/eins.xml'),
      },
    ],
    [
      'prefixes',
      {
        'xl/workbook.xml': MAIN.replaceAll(/<(\/?)(workbook|sheets?)\b/g, '<$1x:$2').replace(
          'xmlns=',
          'xmlns:x=',
        ),
        [SHEET]: testSheet(DATA)
          .replaceAll(/<(\/?)(worksheet|sheetData|row|c|is|t)\b/g, '<$1x:$2')
          .replace('xmlns=', 'xmlns:x='),
      },
    ],
    [
      'strict namespaces',
      {
        'xl/workbook.xml': MAIN.replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        ),
        'xl/_rels/workbook.xml.rels': RELATIONS.replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006',
          'http://purl.oclc.org/ooxml/officeDocument',
        ),
      },
    ],
    ['UTF-16', { [SHEET]: new Uint8Array(Buffer.from(`\ufeff${testSheet(DATA)}`, 'utf16le')) }],
    [
      'macros',
      {
        '[Content_Types].xml': TYPES.replace(
          'openxmlformats-officedocument.spreadsheetml.sheet.main',
          'ms-excel.sheet.macroEnabled.main',
        ),
        'xl/vbaProject.bin': 'x',
      },
    ],
    ['a broken drawing', { 'xl/drawings/drawing1.xml': '<a', ...related('theme', '../nowhere.xml') }],
  ])('%s', (_, parts) => {
    expect(readWorkbook(testWorkbook(DATA, parts), { item: table })).toMatchObject(CELLS);
  });

  it.each(['chartsheet', 'dialogsheet', 'xlMacrosheet'])('a %s stands before the sheet', (kind) => {
    const parts = Object.fromEntries(tableParts(['Other', '表']));
    const bytes = testWorkbook('', {
      ...parts,
      [SHEET]: null,
      'xl/other/sheet1.xml': `<${kind}/>`,
      'xl/_rels/workbook.xml.rels': (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
        /relationships\/worksheet" Target="worksheets\/sheet1\.xml"/,
        `relationships/${kind}" Target="other/sheet1.xml"`,
      ),
      'xl/worksheets/sheet2.xml': testSheet(DATA),
    });
    expect(readWorkbook(bytes, { item: table })).toMatchObject({ sheet: { name: '表', ...CELLS.sheet } });
  });

  it('texts that cells name and that are nowhere are errors of these cells', () => {
    const row = '<row r="3"><c r="A3" t="s"><v>7</v></c><c r="B3"><v>4</v></c></row>';
    expect(readWorkbook(testWorkbook(DATA + row), { item: table })).toMatchObject({
      sheet: { rows: [{}, {}, { cells: [{ kind: 'error', text: '#REF!' }, 4] }] },
    });
  });

  it('cells and rows without their places stand behind those before them, also behind blank ones', () => {
    const rows =
      '<row r="2"/><row><c s="1"/><c t="inlineStr"><is><t>b</t></is></c><c r="D3"/><c><v>5</v></c></row>' +
      '<row></row><row ht="3"><c><v>6</v></c></row>';
    expect(readWorkbook(testWorkbook(rows))).toMatchObject({
      sheet: {
        rows: [
          { number: 3, cells: [null, 'b', null, null, 5] },
          { number: 5, cells: [6] },
        ],
      },
    });
  });

  it('texts may be rich, and have readings', () => {
    const strings =
      '<sst><si><r><rPr><b/></rPr><t>水</t></r><r><t xml:space="preserve"> 泵</t></r><rPh sb="0" eb="1"><t>みず</t></rPh></si></sst>';
    const bytes = testWorkbook('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', {
      ...related('sharedStrings', 'sharedStrings.xml'),
      'xl/sharedStrings.xml': strings,
    });
    expect(readWorkbook(bytes)).toMatchObject({ sheet: { rows: [{ cells: ['水 泵'] }] } });
  });
});

describe('an xls of another program is read', () => {
  const text = biffRecord(0x0204, ...word(0), ...word(0), ...word(0), ...biffText('品名'));

  it.each(['/Book', '/BOOK', '/Workbook'])('whose stream is %s', (name) => {
    expect(readWorkbook(compoundOf(biffStream(text), name))).toMatchObject({
      sheet: { rows: [{ cells: ['品名'] }] },
    });
  });

  it('without a compound file, and with a short beginning', () => {
    const whole = biffStream(text);
    expect(readWorkbook(Uint8Array.from(whole))).toMatchObject({
      sheet: { rows: [{ cells: ['品名'] }] },
    });
    const begin = biffRecord(0x0809, ...word(0x0600), ...word(0x0010), ...word(0), ...word(0));
    const end = biffRecord(0x000a);
    const listed = biffRecord(0x0085, ...long(begin.length + 4 + 9 + end.length), 0, 0, 1, 0, 0x53);
    const stream = [...begin, ...listed, ...end, ...begin, ...text, ...end];
    expect(readWorkbook(compoundOf(stream))).toMatchObject({ sheet: { rows: [{ cells: ['品名'] }] } });
  });

  it('with a chart, a macro worksheet and a module before the worksheet', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['品名']]), '表');
    const file = CFB.read(new Uint8Array(write(book, { bookType: 'biff8', type: 'array' })), {
      type: 'array',
    });
    const stream = [...Uint8Array.from(CFB.find(file, '/Workbook').content)];
    const at = stream.findIndex((_, index) => stream[index] === 0x85 && stream[index + 1] === 0);
    const length = 4 + (stream[at + 2] ?? 0);
    const own = stream.slice(at, at + length);
    const kinds = [1, 2, 6];
    const others = kinds.flatMap((kind) => own.map((byte, index) => (index === 9 ? kind : byte)));
    const place = new DataView(Uint8Array.from(own).buffer).getUint32(4, true) + others.length;
    own.splice(4, 4, ...long(place));
    const whole = [...stream.slice(0, at), ...others, ...own, ...stream.slice(at + length)];
    expect(readWorkbook(compoundOf(whole))).toMatchObject({
      sheet: { name: '表', rows: [{ cells: ['品名'] }] },
    });
  });
});

it('an archive of directories, doubled pictures and a comment at its end is read', () => {
  const bytes = testArchive({
    ...usual,
    'xl/': '',
    [SHEET]: testSheet(DATA),
    'xl/media/a.png': 'x',
    'xl/media/A.png': 'x',
  });
  const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 22);
  end.setUint16(20, 5, true);
  const whole = new Uint8Array([...bytes, 1, 2, 3, 4, 5]);
  expect(readWorkbook(whole)).toMatchObject(CELLS);
});

describe('tags of cells and rows as other programs write them', () => {
  it.each<[string, (sheet: string) => string]>([
    ['a line break behind the name', (sheet) => sheet.replaceAll(/<(c|row) /g, '<$1\n ')],
    ['a tab behind the name', (sheet) => sheet.replaceAll(/<(c|row) /g, '<$1\t')],
    ['blanks around the sign', (sheet) => sheet.replaceAll(' r="', ' r = "')],
    ['single quotes', (sheet) => sheet.replaceAll(/ r="(\w+)"/g, " r='$1'")],
    ['the place behind something else', (sheet) => sheet.replaceAll(/ r="(\w+)"/g, ' xr="Z9" s="0" r="$1"')],
    ['a blank before the end', (sheet) => sheet.replaceAll(/<\/(c|row)>/g, '</$1\n>')],
    ['prefixes', (sheet) => sheet.replaceAll(/<(\/?)(c|row|is|t)\b/g, '<$1x:$2')],
  ])('are read: %s', (_, written) => {
    expect(readWorkbook(testWorkbook(written(DATA)))).toMatchObject(CELLS);
  });
});

describe('a formula in an xlsx', () => {
  const MISSING = { kind: 'error', text: '=…', noResult: true };
  it.each<[string, string, unknown]>([
    ['no value', '<c r="B1"><f>1+1</f></c>', MISSING],
    ['an empty value', '<c r="B1"><f>1+1</f><v></v></c>', MISSING],
    ['a value that is closed at once', '<c r="B1" s="0"><f>1+1</f><v/></c>', MISSING],
    ['a prefix and no value', '<x:c r="B1"><x:f>1+1</x:f></x:c>', MISSING],
    ['a shared formula and no value', '<c r="B1"><f t="shared" si="0"/></c>', MISSING],
    ['a text and no value', '<c r="B1" t="str"><f>A1</f></c>', MISSING],
    ['a result', '<c r="B1"><f>1+1</f><v>2</v></c>', 2],
    ['a result of 0', '<c r="B1"><f>1-1</f><v>0</v></c>', 0],
    ['a text', '<c r="B1" t="str"><f>A1</f><v>a</v></c>', 'a'],
    ['an empty text', '<c r="B1" t="str"><f>""</f><v></v></c>', null],
  ])('with %s', (_, cell, content) => {
    const row = `<row r="1"><c r="A1"><v>1</v></c>${cell}<c r="C1"><v>3</v></c></row>`;
    expect(readWorkbook(testWorkbook(row))).toMatchObject({ sheet: { rows: [{ cells: [1, content, 3] }] } });
  });

  it('says so at its cell; rows of blanks stay none', () => {
    const rows =
      DATA +
      '<row r="3"><c r="A3" t="str"><f>IF(X3="","",X3)</f><v></v></c><c r="B3" s="0"/></row>' +
      '<row r="4"><c r="A4" t="inlineStr"><is><t>x</t></is></c><c r="B4"><f>1+1</f></c></row>';
    const options = { existing: [], replace: false, today: '2026-06-01' };
    expect(importSheet(testWorkbook(rows), table, options)).toMatchObject({
      problems: [{ row: 4, column: 1, code: 'noResult' }],
      passed: [{ row: 2 }],
    });
  });
});

it('a workbook that lost its main part is damaged', () => {
  const lost = testWorkbook(DATA, { 'xl/workbook.xml': null });
  expect(readWorkbook(lost)).toEqual({ ok: false, fault: 'broken' });
  expect(readWorkbook(testArchive({ 'a.txt': 'x' }))).toEqual({ ok: false, fault: 'archive' });
});
