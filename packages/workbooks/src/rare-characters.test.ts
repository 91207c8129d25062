import { read, utils, write } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { importSheet } from './import/import-sheet.ts';
import { markProblems } from './mark/index.ts';
import { readWorkbook } from './reading.ts';
import { writeTemplate } from './template/index.ts';
import { testRow, testWorkbook } from './test-workbook.ts';
import { writeCsv, writeTable } from './write/index.ts';

/** As people are called: beyond 16 bits, of no block with the others, with a chosen shape, joined, accented. */
const NAMES = [
  '\u{20bb7}\u91ce\u5bb6',
  '\u3007\u4e00',
  '\u3402\u660e',
  '\u845b\u{e0100}\u57ce',
  'Jos\u00e9',
  'O\u2019Brien',
  '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}',
  '\u{1f3f3}\ufe0f\u200d\u{1f308}',
  '\u{30000}\u4e70\u00b7\u963f',
];
const LETTERS = NAMES.map((name) => Array.from(name));
const TABLE = parseItem({
  formItemId: 't',
  formItemType: 'dynamic',
  formItemLabel: '\u{20bb7}\u8868',
  prop: 't',
  children: {
    column: [{ formItemId: 'n', formItemType: 'input', formItemLabel: '\u{20bb7}\u540d', prop: 'n' }],
  },
});
const HEAD = '\u{20bb7}\u540d';
const SHEET = [[HEAD], ...NAMES.map((name) => [name])];

const numbered = (digits: (code: number) => string): readonly string[] =>
  LETTERS.map((letters) => letters.map((letter) => `&#${digits(letter.codePointAt(0) ?? 0)};`).join(''));
const halves = (name: string): string =>
  Array.from({ length: name.length }, (_, at) => `&#${name.charCodeAt(at)};`).join('');
const decimal = numbered(String);
const hex = numbered((code) => `x${code.toString(16).toUpperCase()}`);

const xlsx = (texts: readonly string[]): Uint8Array =>
  testWorkbook([HEAD, ...texts].map((text, at) => testRow(at + 1, [text])).join(''));
const library = (bookType: 'xlsx' | 'biff8' | 'xlml', bookSST: boolean): Uint8Array =>
  new Uint8Array(
    write(utils.book_new(utils.aoa_to_sheet(SHEET), '\u{20bb7}'), { bookType, bookSST, type: 'array' }),
  );
const page = (texts: readonly string[], before = ''): string =>
  `${before}<table><tr><td>${HEAD}</td></tr>${texts.map((text) => `<tr><td>${text}</td></tr>`).join('')}</table>`;
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** What a page in GBK holds of these: plain characters, all others by number. */
const ascii = (text: string): string =>
  text.replaceAll(/[^\0-\u007f]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

function namesIn(bytes: Uint8Array): unknown {
  const answer = importSheet(bytes, TABLE, { existing: [], replace: false, today: '2026-06-01' });
  return answer.kind === 'ready' ? answer.added.map(({ n }) => n) : answer;
}

describe('names of rare characters are imported as they were written', () => {
  it.each<[string, Uint8Array]>([
    ['in a workbook', xlsx(NAMES)],
    ['by decimal numbers', xlsx(decimal)],
    ['by hexadecimal numbers', xlsx(hex)],
    ['by the numbers of halves', xlsx(NAMES.map(halves))],
    ['in a list of texts', library('xlsx', true)],
    ['in cells', library('xlsx', false)],
    ['in an xls', library('biff8', true)],
    ['in an Excel 2003 XML file', library('xlml', false)],
    [
      'in an Excel 2003 XML file by numbers',
      utf8(
        NAMES.reduce(
          (text, name, at) => text.replace(name, decimal[at] ?? ''),
          new TextDecoder().decode(library('xlml', false)),
        ),
      ),
    ],
    ['in a page', utf8(page(NAMES))],
    ['in a page by numbers', utf8(page(hex))],
    ['in a page of another code page', utf8(ascii(page(NAMES, '<meta charset="gbk">')))],
    ['in lines of text', utf8(SHEET.join('\r\n'))],
    ['in UTF-16', new Uint8Array(Buffer.from(`\ufeff${SHEET.join('\r\n')}`, 'utf16le'))],
  ])('%s', (_, bytes) => {
    expect(namesIn(bytes)).toEqual(NAMES);
  });
});

describe('names of rare characters go out as they are', () => {
  it('in a table, opened again by us and by others', async () => {
    const bytes = await writeTable({ name: '\u{20bb7}', columns: [{ header: HEAD }] }, SHEET.slice(1));
    expect(namesIn(bytes)).toEqual(NAMES);
    const other = read(bytes);
    expect(other.SheetNames).toEqual(['\u{20bb7}']);
    expect(utils.sheet_to_json(other.Sheets['\u{20bb7}'] ?? {}, { header: 1 })).toEqual(SHEET);
  });

  it('as CSV, opened again by us and by others', async () => {
    const text = await writeCsv([{ header: HEAD }], SHEET.slice(1));
    expect(namesIn(utf8(text))).toEqual(NAMES);
    const other = read(utf8(text), { type: 'array', raw: true });
    expect(utils.sheet_to_json(other.Sheets['Sheet1'] ?? {}, { header: 1 })).toEqual(SHEET);
  });

  it('in a template, and in a workbook with what is wrong in it', async () => {
    const template = readWorkbook(await writeTemplate(TABLE, { language: 'zh-Hans' }), { item: TABLE });
    expect(template).toMatchObject({ ok: true, sheet: { name: '\u{20bb7}\u8868' } });
    const marked = await markProblems(
      xlsx(decimal),
      [{ row: 2, column: 0, message: `${NAMES[0]} ${NAMES[7]}` }],
      { index: 0, name: 'Sheet1', headerRow: 1 },
    );
    expect(namesIn(marked)).toEqual(NAMES);
  });
});

const long = (length: number): string => `${'a'.repeat(length - 1)}\u{20bb7}`;
const HALF = /\p{Surrogate}/u;

describe('what is cut is never cut within a character', () => {
  it('in a cell, which holds 32,767 halves', async () => {
    const cut = await writeTable({ name: 'a', columns: [{ header: HEAD }] }, [[long(32_767)]]);
    expect(namesIn(cut)).toEqual(['a'.repeat(32_766)]);
  });

  it('in what is shown of cells and headers before an import', () => {
    const shown = importSheet(xlsx([long(200)]), TABLE, {
      existing: [],
      replace: false,
      today: '2026-06-01',
    });
    expect(shown).toMatchObject({ sheet: { preview: { rows: [{ texts: ['a'.repeat(199)] }] } } });
    const unknown = importSheet(testWorkbook(testRow(1, [long(40), 'b'])), TABLE, {
      existing: [],
      replace: false,
      today: '2026-06-01',
    });
    expect(unknown).toMatchObject({ kind: 'fault', headers: ['a'.repeat(39), 'b'] });
  });

  it('in the note at a cell', async () => {
    for (const length of [255, 1000, 32_767]) {
      const marks = [{ row: 2, column: 0, message: long(length) }];
      // One after the other is enough.
      const bytes = await markProblems(xlsx(['b']), marks, { index: 0, name: 'Sheet1', headerRow: 1 });
      const [cell] = read(bytes).Sheets['Sheet1']?.['A2']?.c ?? [];
      expect(cell?.t ?? '').toContain('aaa');
      expect(HALF.test(cell?.t ?? '')).toBe(false);
      expect(cell?.t).not.toContain('\ufffd');
    }
  });
});
