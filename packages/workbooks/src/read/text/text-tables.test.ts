import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../write/index.ts';
import { readWorkbook } from '../read-workbook.ts';

const PAGE =
  '<table border=1><tr><th>品名</th><th>数量</th></tr><tr><td>泵<br>新</td><td>0012</td></tr></table>';
/** 品名,数量 and 泵,3 as programs in China write them. */
const GBK = Buffer.from('c6b7c3fb2ccafdc1bf0d0ab1c32c330d0a', 'hex');

/** The same in the code page of Taiwan. */
const BIG5 = Buffer.from('ab7ea6572cbcc6b671bb50a4c0c3fe0d0aaca62c330d0a', 'hex');

function rowsOf(text: string | Uint8Array): readonly (readonly unknown[])[] | string {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : new Uint8Array(text);
  const reading = readWorkbook(bytes);
  return reading.ok ? reading.sheet.rows.map(({ cells }) => cells) : reading.fault;
}

describe('a web page named like a workbook', () => {
  it('is read as its table, texts as they are seen', () => {
    expect(rowsOf(PAGE)).toEqual([
      ['品名', '数量'],
      ['泵\n新', '0012'],
    ]);
    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset=utf-8>
      <style>td {mso-number-format:"\\@"}</style><!--[if gte mso 9]><xml><x:Name>S</x:Name></xml><![endif]--></head>
      <body><table><col width=72><tr height=19><td>品名</td><td class=xl65 x:num="1234.5678"> 1,234.57&nbsp;</td></tr></table>`;
    expect(rowsOf(excel)).toEqual([['品名', 1234.5678]]);
  });

  it('has its spans, and tables in cells are tables of their own', () => {
    const page =
      '<table><tr><td><table><tr><td colspan=2>展品<td rowspan="2">备注<tr><td>品名<td>数量</table></td></tr></table>';
    expect(readWorkbook(new TextEncoder().encode(page))).toMatchObject({
      sheet: {
        rows: [{ cells: ['展品', null, '备注'] }, { cells: ['品名', '数量'] }],
        merges: [
          { top: 1, bottom: 1, left: 0, right: 1 },
          { top: 1, bottom: 2, left: 2, right: 2 },
        ],
      },
    });
  });

  it.each(['From: <Saved by Blink>\r\nSubject: =?utf-8?Q?x?=\r\n folded\r\n', ''])(
    'saved as one file is called a page: its texts are encoded (%s)',
    (above) => {
      const letter = `${above}MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<table border=3D1><tr><td>=E5=93=81=E5=90=8D</td></tr></table>\r\n--b--`;
      expect(rowsOf(letter)).toBe('webPage');
    },
  );

  it('with the words in its text is a table', () => {
    expect(rowsOf(`a,b\nMIME-Version:,1\n`)).toMatchObject({ length: 2 });
  });

  it('is run by nobody: what is in scripts, styles and comments is no text', () => {
    const page = `<table><tr><td>a<script>document.write('<td>x</td>')</script><!-- y --><style>z</style></td></tr></table>`;
    expect(rowsOf(page)).toEqual([['a']]);
  });

  it('is read in the code page that it is in', () => {
    const table = Buffer.concat([Buffer.from('<table><tr><td>'), Buffer.from('c6b7c3fb', 'hex')]);
    expect(rowsOf(table)).toEqual([['品名']]);
    expect(rowsOf(Buffer.concat([Buffer.from('<meta charset="gb2312">'), table]))).toEqual([['品名']]);
    expect(rowsOf(Buffer.concat([Buffer.from('<meta charset=utf-8>'), table]))).toEqual([['品名']]);
    expect(rowsOf(Buffer.from(`\ufeff${PAGE}`, 'utf16le'))).toMatchObject({ length: 2 });
  });

  it('of more than 5 MB, with spans over everything, or of ten thousand tables is bounded', () => {
    expect(rowsOf(`${PAGE}${' '.repeat(5 * 2 ** 20)}`)).toBe('tooLarge');
    const span = '<table><tr><td rowspan=99999 colspan=99999>a</td></tr><tr><td>b</td></tr></table>';
    expect(rowsOf(span)).toBe('tooLarge');
    expect(rowsOf(PAGE.repeat(10_000))).toMatchObject({ length: 2 });
    expect(rowsOf('<table><tr><td>'.repeat(50_000))).toBe('tooLarge');
  });
});

describe('text named like a workbook', () => {
  it.each([
    'ID;PCALCOOO32\nC;X1;Y1;K"品名"\nE\n',
    'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n""\r\n',
    '<?xml version="1.0"?>\n<uof:UOF xmlns:uof="x"><uof:x/></uof:UOF>',
  ])('of a format that tables were exchanged in is named: %j', (text) =>
    expect(rowsOf(text)).toBe('exchange'),
  );

  it('is read by its separator, whatever it is, in UTF-8 and in GBK', () => {
    expect(rowsOf(GBK)).toEqual([
      ['品名', '数量'],
      ['泵', '3'],
    ]);
    expect(rowsOf(BIG5)).toEqual([
      ['品名', '數量與分類'],
      ['泵', '3'],
    ]);
    expect(rowsOf('品名\t数量\r\n"a\n""b"""\t="0012"\r\n')).toEqual([
      ['品名', '数量'],
      ['a\n"b"', '0012'],
    ]);
    expect(rowsOf('sep=;\n品名;数量\n泵;3,5\n')).toEqual([
      ['品名', '数量'],
      ['泵', '3,5'],
    ]);
    const wide = '品名\t数量\r\n泵𠮷\t3\r\n';
    const read = [
      ['品名', '数量'],
      ['泵𠮷', '3'],
    ];
    expect(rowsOf(Buffer.from(`\ufeff${wide}`, 'utf16le'))).toEqual(read);
    expect(rowsOf(Buffer.from(wide, 'utf16le'))).toEqual(read);
    expect(rowsOf(Buffer.from(wide, 'utf16le').swap16())).toEqual(read);
  });

  it('is as it was before it was kept from being reckoned', async () => {
    const texts = ['=1', '+86 138', "'=1", "''@x", '\uff1d1', '-', "'t Hooft", '\t=1', '\u3000-x'];
    const csv = await writeCsv(
      [{ header: 'n' }],
      texts.map((text) => [text]),
    );
    expect(rowsOf(csv)).toEqual([['n'], ...texts.map((text) => [text])]);
  });

  it('is a workbook of Excel 2003 in XML', () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['品名', '数量'],
        ['泵', 3.5],
      ]),
      '表',
    );
    expect(rowsOf(String(write(book, { bookType: 'xlml', type: 'string' })))).toEqual([
      ['品名', '数量'],
      ['泵', 3.5],
    ]);
  });
});
