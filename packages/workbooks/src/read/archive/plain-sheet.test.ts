import { array, assert, constantFrom, integer, oneof, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLetters } from '../../column-letters.ts';
import { LIBRARY_OPTIONS, rawSheet } from '../library-sheet.ts';
import { readMerges, readRowsOf } from '../read-sheet.ts';
import type { RawSheet } from '../open-workbook.ts';
import { parseBook } from './library-package.ts';
import { readPlainSheet } from './plain-sheet.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const FORMATS = [0, 14, 22, 49, 164, 165, 166];
const STYLES =
  `<styleSheet ${MAIN}><numFmts count="3"><numFmt numFmtId="164" formatCode="000000"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy&quot;\u5e74&quot;m"/><numFmt numFmtId="166" formatCode="hh:mm"/></numFmts>' +
  `<cellXfs count="${FORMATS.length}">${FORMATS.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
const STRINGS = `<sst ${MAIN}><si><t>\u5c55\u54c1</t></si><si><r><t>a</t></r><r><t xml:space="preserve"> b &amp; c</t></r></si><si><t></t></si><si><t>_x0041_</t></si></sst>`;
const HEAD = `<worksheet ${MAIN}><sheetPr/><dimension/><sheetViews></sheetViews><sheetData>`;
const TAIL = '</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells></worksheet>';

const bytes = (text: string): string => Buffer.from(text).toString('latin1');

/** What the library makes of sheets. */
function library(...sheets: readonly string[]): {
  readonly found: readonly (RawSheet | null)[];
  readonly table: readonly unknown[];
} {
  const book = { date1904: false, strings: bytes(STRINGS), styles: bytes(STYLES), sheets: sheets.map(bytes) };
  const workbook = parseBook(book, LIBRARY_OPTIONS);
  const table: unknown = Reflect.get(workbook, 'Strings');
  return {
    found: sheets.map((_, at) => rawSheet(workbook, String(at))),
    table: Array.isArray(table) ? table : [],
  };
}

const contents = (sheet: RawSheet | null | undefined): unknown =>
  sheet === null || sheet === undefined
    ? null
    : { rows: readRowsOf(sheet, 1_000, false), merges: readMerges(sheet) };

/** The sheet read plainly; null where it is not. */
function plainly(text: string): unknown {
  const plain = readPlainSheet(text);
  if (plain === null) return null;
  const { found, table } = library(plain.probe);
  const [probed = null] = found;
  return probed === null ? null : contents(plain.settle(probed, table));
}

const sheet = (rows: string): string => HEAD + rows + TAIL;

describe('a worksheet that is written plainly', () => {
  it('is what the library would have read', () => {
    const rows = sheet(
      '<row r="2" spans="1:3" ht="15"><c r="B2" s="4"><v>42</v></c><c r="C2" t="s"><v>1</v></c></row>\n' +
        '<row r="5"><c r="A5" s="1"><v>46143.5</v></c><c r="B5" t="b"><v>1</v></c><c r="AA5" t="str"><v>\u{20bb7} x_y </v></c></row>',
    );
    expect(plainly(rows)).not.toBeNull();
    expect(plainly(rows)).toEqual(contents(library(rows).found[0]));
  });

  it.each([
    '<c r="A1"><f>1+1</f><v>2</v></c>',
    '<c r="A1" t="inlineStr"><is><t>a</t></is></c>',
    '<c r="A1" t="e"><v>#N/A</v></c>',
    '<c r="A1" t="d"><v>2026-05-01</v></c>',
    '<c r="A1" t="str"><v>a &amp; b</v></c>',
    '<c r="A1" t="str"><v>_x0041_</v></c>',
    '<c r="A1" t="s"><v>99</v></c>',
    '<c r="XFE1"><v>1</v></c>',
    '<c r="A1048577"><v>1</v></c>',
    '<c t="n" r="A1"><v>1</v></c>',
  ])('has nothing else in it: %s', (cell) => {
    expect(plainly(sheet(`<row r="1">${cell}</row>`))).toBeNull();
  });

  it('whatever stands in it: read plainly, it is what the library reads', () => {
    const style = option(integer({ min: 0, max: FORMATS.length }), { nil: undefined });
    const value = oneof(
      integer().map(String),
      constantFrom('1e5', '-0', '007', '0.1', '46143.75', '1e400', 'abc', ' 5', '-3', '1_000', '0x10', '.5'),
    );
    const text = oneof(
      string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      constantFrom(
        '_x0041_',
        '_X0041_',
        'a_x',
        '\u{20bb7}',
        ' ',
        '\u00a0',
        '\ufffe',
        'a\r\nb',
        '=1',
        '#REF!',
      ),
    ).map((one) => one.replaceAll(/[<>&]/g, ''));
    const one = oneof(
      record({ type: constantFrom('', ' t="n"'), value, style }),
      record({ type: constantFrom(' t="str"'), value: text, style }),
      record({ type: constantFrom(' t="s"'), value: constantFrom('0', '1', '2', '3'), style }),
      record({
        type: constantFrom('', ' t="n"', ' t="str"', ' t="s"', ' t="b"'),
        value: constantFrom(''),
        style,
      }),
      record({ type: constantFrom(' t="b"'), value: constantFrom('0', '1', '2', 'true'), style }),
    );
    assert(
      property(array(array(one, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (table) => {
        const text1 = sheet(
          table
            .map((cells, row) => {
              const xml = cells.map(
                (cell, at) =>
                  `<c r="${columnLetters(at)}${row * 2 + 1}"${cell.style === undefined ? '' : ` s="${cell.style}"`}${cell.type}><v>${cell.value}</v></c>`,
              );
              return `<row r="${row * 2 + 1}">${xml.join('')}</row>`;
            })
            .join(''),
        );
        const read = plainly(text1);
        if (read !== null) expect(read).toEqual(contents(library(text1).found[0]));
      }),
    );
  });
});
