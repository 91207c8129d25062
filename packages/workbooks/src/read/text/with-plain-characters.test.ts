import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRow, testWorkbook } from '../../test-workbook.ts';
import { tableParts } from '../../write/table-parts.ts';
import { readWorkbook } from '../read-workbook.ts';
import { binaryText } from './binary-text.ts';
import { withPlainCharacters } from './with-plain-characters.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const named = (text: string, write: (code: number) => string): string =>
  Array.from(text, (letter) => `&#${write(letter.codePointAt(0) ?? 0)};`).join('');
const decimal = (code: number): string => String(code);
const hex = (code: number): string => `x${code.toString(16)}`;
const cellsOf = (bytes: Uint8Array): unknown => {
  const reading = readWorkbook(bytes);
  return reading.ok ? reading.sheet.rows.map((row) => row.cells) : reading;
};

describe('characters that a workbook names by number', () => {
  it.each([
    ['decimal', '&#134071;&#37326;'],
    ['hexadecimal', '&#x20BB7;&#X91ce;'],
    ['two halves of a pair', '&#55362;&#57271;&#37326;'],
    ['two hexadecimal halves', '&#xD842;&#xDFB7;&#x91CE;'],
    ['escapes of the format', '_xD842__xDFB7_\u91ce'],
    ['plain', '\u{20bb7}\u91ce'],
  ])('are those characters: %s', (_, text) => {
    expect(cellsOf(testWorkbook(testRow(1, [text])))).toEqual([['\u{20bb7}\u91ce']]);
  });

  it('are themselves in shared strings, rich texts, cached formulas and the names of sheets', () => {
    const types = new Map(tableParts(['Sheet1'])).get('[Content_Types].xml') ?? '';
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="str"><f>A1</f><v>&#134071;&#233;</v></c></row>`;
    const bytes = testWorkbook(rows, {
      'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="&#134071;&#x1F3AA;" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>&#134071;</t></si><si><r><t>&#x1f3aa;</t></r><r><t>&#8217;</t></r></si></sst>`,
      '[Content_Types].xml': types.replace(
        '</Types>',
        '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
      ),
    });
    expect(readWorkbook(bytes)).toMatchObject({
      ok: true,
      sheet: {
        name: '\u{20bb7}\u{1f3aa}',
        rows: [{ cells: ['\u{20bb7}', '\u{1f3aa}\u2019', '\u{20bb7}\u00e9'] }],
      },
    });
  });

  it('stay what they are between the marks of a plain section, and as text that only looks like them', () => {
    expect(
      cellsOf(testWorkbook(testRow(1, ['<![CDATA[&#134071;]]>', '&amp;#134071;', '&#38;&#60;']))),
    ).toEqual([['&#134071;', '&#134071;', '&<']]);
  });

  it('are no character where there is none of that number', () => {
    expect(cellsOf(testWorkbook(testRow(1, ['a&#55362;b&#1114112;&#99999999999;'])))).toEqual([
      ['a\ufffdb\ufffd\ufffd'],
    ]);
  });

  it('are read alike by number and by themselves, whatever they are', () => {
    const letters = string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter(
      (text) => !/\p{Surrogate}/u.test(text),
    );
    assert(
      property(letters, constantFrom(decimal, hex), (text, write) => {
        const wide = Array.from(text)
          .filter((letter) => letter >= '\u0080')
          .join('');
        expect(withPlainCharacters(named(wide, write))).toBe(binaryText(new TextEncoder().encode(wide)));
      }),
    );
  });
});
