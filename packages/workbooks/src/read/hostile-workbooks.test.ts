import { readFileSync } from 'node:fs';
import { CFB, read, utils, write } from '@e965/xlsx';
import { parseItem } from '@zhantai/engine';
import { Deflate } from 'fflate';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { testArchive, testRow, testSheet, testWorkbook } from '../test-workbook.ts';
import { tableParts } from '../write/table-parts.ts';
import { crc32 } from './archive/crc32.ts';
import { readWorkbook } from './read-workbook.ts';

const DATA = testRow(1, ['a', 'b']);
const parts = new Map(tableParts(['Sheet1']));

function faultOf(bytes: Uint8Array): string {
  const reading = readWorkbook(bytes);
  return reading.ok ? 'none' : reading.fault;
}

/** A file one part of which is so many times the same, packed without ever holding it. */
function repeated(path: string, before: string, one: string, times: number, after: string): Uint8Array {
  const packed: Uint8Array[] = [];
  const deflating = new Deflate({ level: 1 }, (piece) => packed.push(piece));
  const encoder = new TextEncoder();
  let crc = 0;
  let size = 0;
  const push = (bytes: Uint8Array, last = false): void => {
    crc = crc32(bytes, crc);
    size += bytes.length;
    deflating.push(bytes, last);
  };
  push(encoder.encode(before));
  const block = encoder.encode(one);
  for (let index = 0; index < times; index += 1) push(block);
  push(encoder.encode(after), true);
  // The part is put in as a small one, and its description changed afterwards.
  const body = new Uint8Array(packed.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of packed) {
    body.set(piece, at);
    at += piece.length;
  }
  return withPart(path, body, size, crc);
}

/** An archive with one more entry that is described at will. */
function withPart(path: string, packed: Uint8Array, declared: number, crc: number): Uint8Array {
  const rest = testWorkbook('', { [path]: null });
  const name = new TextEncoder().encode(path);
  const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength);
  const endAt = rest.length - 22;
  const directoryAt = view.getUint32(endAt + 16, true);
  const local = record(30, name, (set) => set(0x04034b50, 8, 14, 18, 22, 26));
  const central = record(46, name, (set) => set(0x02014b50, 10, 16, 20, 24, 28));
  const whole = new Uint8Array(rest.length + local.length + packed.length + central.length);
  whole.set(rest.subarray(0, directoryAt));
  whole.set(local, directoryAt);
  whole.set(packed, directoryAt + local.length);
  const directory = directoryAt + local.length + packed.length;
  whole.set(rest.subarray(directoryAt, endAt), directory);
  whole.set(central, directory + endAt - directoryAt);
  whole.set(rest.subarray(endAt), whole.length - 22);
  const end = new DataView(whole.buffer);
  end.setUint32(directory + endAt - directoryAt + 42, directoryAt, true);
  end.setUint16(whole.length - 12, end.getUint16(whole.length - 12, true) + 1, true);
  end.setUint32(whole.length - 6, directory, true);
  return whole;

  function record(
    length: number,
    named: Uint8Array,
    fill: (set: (signature: number, ...at: readonly number[]) => void) => void,
  ): Uint8Array {
    const bytes = new Uint8Array(length + named.length);
    const fields = new DataView(bytes.buffer);
    fill((signature, method, sum, small, large, nameAt) => {
      fields.setUint32(0, signature, true);
      fields.setUint16(method ?? 0, 8, true);
      fields.setUint32(sum ?? 0, crc, true);
      fields.setUint32(small ?? 0, packed.length, true);
      fields.setUint32(large ?? 0, declared, true);
      fields.setUint16(nameAt ?? 0, named.length, true);
    });
    bytes.set(named, length);
    return bytes;
  }
}

const SHEET = 'xl/worksheets/sheet1.xml';
const [HEAD = '', FOOT = ''] = testSheet('|').split('|');
const WITH_STRINGS = {
  '[Content_Types].xml': (parts.get('[Content_Types].xml') ?? '').replace(
    '</Types>',
    '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
  ),
};

describe('quality.md §2: bombs', () => {
  it('of a small file that unpacks to hundreds of megabytes are refused', () => {
    const bomb = repeated(
      SHEET,
      HEAD,
      `<row r="1"><c r="A1" t="str"><v>${'x'.repeat(30_000)}</v></c></row>`,
      2_000,
      FOOT,
    );
    expect(bomb.length).toBeLessThan(500_000);
    expect(faultOf(bomb)).toBe('tooLarge');
  });

  it('that lie about their size are found out', () => {
    const packed = new Uint8Array(Buffer.from('4b4c4a060000', 'hex'));
    expect(faultOf(withPart(SHEET, packed, 1, 0))).toBe('broken');
    expect(faultOf(withPart(SHEET, packed, 100, 0))).toBe('broken');
    expect(faultOf(withPart(SHEET, packed, 0xfffffffe, 0))).toBe('tooLarge');
    const column = { formItemId: 'a', formItemType: 'input', formItemLabel: 'a', prop: 'a' };
    const item = parseItem({ ...column, formItemType: 'dynamic', children: { column: [column] } });
    expect(readWorkbook(withPart(SHEET, packed, limits.partBytes + 1, 0), { item })).toEqual({
      ok: false,
      fault: 'tooLarge',
    });
  });

  it('inside other archives are never unpacked', () => {
    const inner = testArchive({ 'a.txt': 'x'.repeat(10_000_000) });
    expect(faultOf(testArchive({ 'inner.zip': inner }))).toBe('archive');
    expect(faultOf(testWorkbook(DATA, { 'xl/embeddings/inner.zip': inner }))).toBe('none');
  });

  it('of strings, in the table of strings or in cells, are refused', () => {
    const table = `<sst><si><t>${'x'.repeat(50_000_000)}</t></si></sst>`;
    expect(faultOf(testWorkbook(DATA, { ...WITH_STRINGS, 'xl/sharedStrings.xml': table }))).toBe('tooLarge');
    expect(faultOf(testWorkbook(testRow(1, ['x'.repeat(40_000)])))).toBe('tooLarge');
  });

  it('of entries, sheets or small parts are refused', () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`xl/media/${at}.png`, '']));
    expect(faultOf(testWorkbook(DATA, many))).toBe('tooLarge');
    const sheets = tableParts(Array.from({ length: 201 }, (_, at) => `S${at}`));
    expect(faultOf(testWorkbook(DATA, Object.fromEntries(sheets)))).toBe('tooLarge');
    const relations = (parts.get('xl/_rels/workbook.xml.rels') ?? '') + ' '.repeat(5_000_000);
    expect(faultOf(testWorkbook(DATA, { 'xl/_rels/workbook.xml.rels': relations }))).toBe('tooLarge');
  });
});

describe('many rows and columns', () => {
  it('that are blank are passed over: a million rows, three million cells', () => {
    let row = 1;
    const blank = Array.from({ length: 1000 }, () => {
      row += 1;
      return `<row r="${row}" ht="15"><c r="A${row}" s="1"/><c r="B${row}" s="1"></c></row><row r="${row}"/>`;
    }).join('');
    const bytes = repeated(SHEET, HEAD + DATA, blank, 500, testRow(1_048_576, ['last']) + FOOT);
    expect(readWorkbook(bytes)).toMatchObject({
      sheet: { rows: [{ number: 1 }, { number: 1_048_576, cells: ['last'] }] },
    });
  });

  it('that are filled are too many where they pass what is wanted', () => {
    const rows = Array.from({ length: 11 }, (_, at) => testRow(at * 1000 + 1, ['x'])).join('');
    expect(readWorkbook(testWorkbook(rows), { maxRows: 11 }).ok).toBe(true);
    expect(readWorkbook(testWorkbook(rows), { maxRows: 10 })).toEqual({ ok: false, fault: 'tooLarge' });
  });

  it('16,384 columns are refused where they hold something, and passed over where they are blank', () => {
    const filled = Array.from(
      { length: 16_384 },
      (_, at) => `<c r="${utils.encode_col(at)}1"><v>1</v></c>`,
    ).join('');
    const blank = Array.from({ length: 16_384 }, (_, at) => `<c r="${utils.encode_col(at)}2" s="1"/>`).join(
      '',
    );
    expect(faultOf(testWorkbook(`<row r="1">${filled}</row>`))).toBe('tooLarge');
    expect(faultOf(testWorkbook(`${DATA}<row r="2">${blank}</row>`))).toBe('none');
  });

  it('beyond the last there can be, or none at all, are no places', () => {
    expect(faultOf(testWorkbook(`<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>`))).toBe('broken');
    expect(faultOf(testWorkbook(`<row r="99999999"><c r="A99999999"><v>1</v></c></row>`))).toBe('broken');
  });

  it('that links, filters or merged cells claim cost nothing', () => {
    const links = '<hyperlink ref="A1:XFD1048576" location="x"/>'.repeat(1000);
    const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000);
    const sheet = testSheet(DATA, `<mergeCells>${merges}</mergeCells><hyperlinks>${links}</hyperlinks>`);
    expect(faultOf(testWorkbook('', { [SHEET]: sheet }))).toBe('none');
  });
});

describe('files that are no workbook', () => {
  it.each([
    ['nothing', 'format', ''],
    ['a web page', 'webPage', '<html><body><p>请重新登录</p></body></html>'],
    ['a web page with a table of nothing', 'webPage', '<table><tr><td> </td></tr></table>'],
    ['a web page of several files', 'webPage', 'MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n'],
    ['a PDF', 'pdf', '%PDF-1.7\n'],
    ['a text document', 'document', '{\\rtf1 text}'],
    ['other XML', 'format', '<?xml version="1.0"?><rss/>'],
    ['a picture', 'image', '\u0089PNG\r\n\u001a\n\0'],
    ['an archive of another kind', 'archive', 'Rar!\u001a\u0007\u0001\0'],
    ['no text', 'format', '\0\u0001\u0002'],
  ])('%s is told as such by its bytes: %s', (_, fault, text) => {
    const bytes = text.startsWith('<') ? new TextEncoder().encode(text) : Buffer.from(text, 'latin1');
    expect(faultOf(new Uint8Array(bytes))).toBe(fault);
  });

  it.each([
    ['biff2', 'excel95'],
    ['biff5', 'excel95'],
    ['xlsb', 'xlsb'],
    ['ods', 'ods'],
    ['fods', 'ods'],
    ['dbf', 'format'],
    ['rtf', 'document'],
  ] as const)('%s is refused as %s', (bookType, fault) => {
    const book = utils.book_new(utils.aoa_to_sheet([['a', 1]]));
    expect(faultOf(new Uint8Array(write(book, { bookType, type: 'array' })))).toBe(fault);
  });

  it('other archives and compound files are refused', () => {
    expect(faultOf(testArchive({ 'a.txt': 'a' }))).toBe('archive');
    expect(faultOf(testArchive({ 'Index/Document.iwa': 'a' }))).toBe('numbers');
    expect(faultOf(testWorkbook('', { 'xl/workbook.xml': null, 'word/document.xml': '<w/>' }))).toBe(
      'document',
    );
    const compound = CFB.utils.cfb_new();
    CFB.utils.cfb_add(compound, '/WordDocument', new Uint8Array(5000));
    expect(faultOf(new Uint8Array(CFB.write(compound, { type: 'array' })))).toBe('document');
  });

  it('a damaged archive is reported as such, wherever it is damaged', () => {
    const whole = testWorkbook(DATA);
    expect(faultOf(whole.subarray(0, whole.length - 30))).toBe('broken');
    expect(faultOf(testWorkbook('', { [SHEET]: null }))).toBe('broken');
    expect(faultOf(testWorkbook(DATA, { [SHEET.toUpperCase()]: 'x' }))).toBe('broken');
    const at = new TextDecoder('latin1').decode(whole).indexOf(SHEET) + SHEET.length + 12;
    const flipped = whole.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    expect(faultOf(flipped)).toBe('broken');
  });
});

describe('encrypted workbooks', () => {
  it('are reported as such: xlsx in its compound file, xls, and an encrypted archive', () => {
    const compound = CFB.utils.cfb_new();
    CFB.utils.cfb_add(compound, '/EncryptionInfo', new Uint8Array(200));
    CFB.utils.cfb_add(compound, '/EncryptedPackage', new Uint8Array(5000));
    expect(faultOf(new Uint8Array(CFB.write(compound, { type: 'array' })))).toBe('encrypted');

    const book = write(utils.book_new(utils.aoa_to_sheet([['a', 1]])), { bookType: 'biff8', type: 'array' });
    const file = CFB.read(new Uint8Array(book), { type: 'array' });
    const stream = Uint8Array.from(CFB.find(file, '/Workbook').content);
    // FilePass with RC4, behind the record that begins the stream ([MS-XLS] §2.4.117).
    const pass = [
      0x2f,
      0x00,
      0x36,
      0x00,
      0x01,
      0x00,
      0x01,
      0x00,
      0x01,
      0x00,
      ...Array.from({ length: 48 }, () => 7),
    ];
    const begin = 4 + (stream[2] ?? 0);
    const locked = Uint8Array.from([...stream.subarray(0, begin), ...pass, ...stream.subarray(begin)]);
    CFB.utils.cfb_add(file, '/Workbook', locked);
    expect(faultOf(new Uint8Array(CFB.write(file, { type: 'array' })))).toBe('encrypted');

    const archive = testWorkbook(DATA);
    const view = new DataView(archive.buffer, archive.byteOffset);
    view.setUint16(view.getUint32(archive.length - 6, true) + 8, 1, true);
    expect(faultOf(archive)).toBe('encrypted');
  });
});

describe('what a workbook brings along', () => {
  it('macros and links to other files are left out and reported', () => {
    const bytes = testWorkbook(DATA, {
      'xl/vbaProject.bin': new Uint8Array(100),
      'xl/externalLinks/externalLink1.xml': '<externalLink/>',
    });
    expect(readWorkbook(bytes)).toMatchObject({ ok: true, sheet: { dropped: ['macros', 'links'] } });
  });

  it.each([
    ['xl/workbook.xml', parts.get('xl/workbook.xml') ?? ''],
    [SHEET, testSheet(testRow(1, ['&lol9;']))],
    ['xl/sharedStrings.xml', '<sst><si><t>&lol9;</t></si></sst>'],
  ])('a document type in %s is refused, its entities never opened', (path, xml) => {
    const entities = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`,
    );
    const doctype = `<!DOCTYPE x [<!ENTITY lol0 "lol">${entities.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const bytes = testWorkbook(DATA, {
      ...WITH_STRINGS,
      'xl/sharedStrings.xml': '<sst/>',
      [path]: xml.replace(/^(<\?xml.*?\?>)?/, (head) => head + doctype),
    });
    expect(faultOf(bytes)).toBe('broken');
  });

  it('an entity nobody declared stays text', () => {
    expect(readWorkbook(testWorkbook(testRow(1, ['&lol;', '&#65;'])))).toMatchObject({
      sheet: { rows: [{ cells: ['&lol;', 'A'] }] },
    });
  });

  it('formulas are taken by what they gave last, never reckoned; texts that look like some stay texts', () => {
    const cells =
      '<c r="A1"><f>1+1</f><v>7</v></c><c r="B1" t="str"><f>cmd|x!A0</f><v>kept</v></c>' +
      '<c r="C1" t="inlineStr"><is><t>=cmd|\'/c calc\'!A0</t></is></c><c r="D1"><f>NOW()</f></c>';
    expect(readWorkbook(testWorkbook(`<row r="1">${cells}</row>`))).toMatchObject({
      sheet: { rows: [{ cells: [7, 'kept', "=cmd|'/c calc'!A0", { kind: 'error', noResult: true }] }] },
    });
  });

  it('names of prototypes are names like others', () => {
    const rows = testRow(1, ['__proto__', 'constructor', 'toString']) + testRow(2, ['x', 'y', 'z']);
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty']) {
      const bytes = testWorkbook(rows, Object.fromEntries(tableParts([name])));
      expect(readWorkbook(bytes)).toMatchObject({
        ok: true,
        sheet: { name, rows: [{}, { cells: ['x', 'y', 'z'] }] },
      });
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});

function workbookOf(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const cells = Array.from({ length: 40 }, (_, at) => [`品名${at}`, at / 3, at % 2 === 0]);
  return new Uint8Array(write(utils.book_new(utils.aoa_to_sheet(cells)), { bookType, type: 'array' }));
}

it.each([1, 20, 39])(
  'a number of an xls that turned into the formula of an older kind: the %ith',
  (which) => {
    const changed = workbookOf('biff8');
    const records = [...changed.keys()].filter((at) =>
      [0x03, 0x02, 0x0e, 0x00].every((byte, index) => changed[at + index] === byte),
    );
    expect(records.length).toBeGreaterThan(20);
    changed[records[which] ?? 0] = 0x06;
    expect(readWorkbook(changed)).toMatchObject({ ok: true, sheet: { rows: { length: 40 } } });
  },
);

it.each([
  ['an xlsx', 1, () => workbookOf('xlsx')],
  ['an xls', 1, () => workbookOf('biff8')],
  [
    'an xls of LibreOffice',
    3,
    () => new Uint8Array(readFileSync(new URL('../../fixtures/libreoffice.xls', import.meta.url))),
  ],
])('whatever bytes of %s are changed, it ends in rows or a fault', (_, sheets, make) => {
  const whole = make();
  expect(read(whole).SheetNames).toHaveLength(sheets);
  const place = integer({ min: 0, max: whole.length - 1 });
  const byte = integer({ min: 0, max: 255 });
  assert(
    property(place, place, byte, byte, (left, right, one, other) => {
      const changed = whole.slice();
      changed[left] = one;
      changed[right % 2048] = other;
      const reading = readWorkbook(changed);
      expect(reading.ok ? reading.sheet.rows.length : reading.fault).toBeTruthy();
    }),
  );
});
