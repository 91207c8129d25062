import { read, utils, write } from '@e965/xlsx';
import { array, assert, boolean, double, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../read-workbook.ts';
import type { SheetContent } from '../sheet-content.ts';
import { biffRecord, biffStream, biffText, compoundOf, letters, long, word } from './test-biff.ts';

function reading(stream: readonly number[]): ReturnType<typeof readWorkbook> {
  return readWorkbook(compoundOf(stream));
}

function faultOf(stream: readonly number[]): string {
  const end = reading(stream);
  return end.ok ? 'none' : end.fault;
}

/** What the cells of the first row with content hold. */
function cellsOf(stream: readonly number[]): readonly SheetContent[] {
  const end = reading(stream);
  return end.ok ? (end.sheet.rows[0]?.cells ?? []) : [end.fault];
}

function label(column: number, text: string): readonly number[] {
  return biffRecord(0x0204, ...cell(column), ...biffText(text));
}

function cell(column: number): readonly number[] {
  return [...word(0), ...word(column), ...word(0)];
}

function formula(column: number, result: readonly number[], said = 0xffff): readonly number[] {
  return biffRecord(0x0006, ...cell(column), ...result, ...word(0), ...long(0), ...word(said), 1, 2, 3);
}

function shared(index: number): readonly number[] {
  return biffRecord(0x00fd, ...cell(0), ...long(index));
}

/** Two cells of a row that are one. */
function merged(row: number): readonly number[] {
  return [...word(row), ...word(row), ...word(0), ...word(1)];
}

const TEXT_RESULT = [0, 0, 0, 0, 0, 0, 0xff, 0xff];
const ONE_AND_A_HALF = [...new Uint8Array(Float64Array.of(1.5).buffer)];

describe('formulas of an xls', () => {
  it('give what they gave last, whatever length they say they have', () => {
    const sheet = [
      ...formula(0, ONE_AND_A_HALF),
      ...formula(1, [1, 0, 1, 0, 0, 0, 0xff, 0xff]),
      ...formula(2, [2, 0, 7, 0, 0, 0, 0xff, 0xff]),
      ...formula(3, TEXT_RESULT),
      ...biffRecord(0x04bc, 1, 2, 3),
      ...biffRecord(0x0207, ...biffText('品名')),
      ...biffRecord(0x0207, ...biffText('nobody waits for this')),
    ];
    expect(cellsOf(biffStream(sheet))).toEqual([1.5, true, { kind: 'error', text: '#DIV/0!' }, '品名']);
  });

  it('whose text never came are errors, not blanks', () => {
    const sheet = [...formula(0, TEXT_RESULT), ...label(1, 'a'), ...formula(2, TEXT_RESULT)];
    const missing = { kind: 'error', text: '=…', noResult: true };
    expect(cellsOf(biffStream(sheet))).toEqual([missing, 'a', missing]);
  });

  it('of kinds that no xls has are passed over', () => {
    for (const type of [0x0206, 0x0406, 0x0021, 0x0221])
      expect(
        cellsOf(biffStream([...biffRecord(type, ...letters('x'.repeat(40))), ...label(0, 'a')])),
      ).toEqual(['a']);
  });
});

describe('texts of an xls', () => {
  it('are read across records, each of which says how wide they go on', () => {
    const first = biffRecord(
      0x00fc,
      ...long(1),
      ...long(2),
      ...word(6),
      9,
      ...word(1),
      ...letters('品名', true),
    );
    const second = biffRecord(0x003c, 0, ...letters('ab'));
    const third = biffRecord(0x003c, 1, ...letters('机床', true), ...long(7), ...word(2), 0);
    const fourth = biffRecord(0x003c, 1, ...letters('泵x', true));
    const globals = [...first, ...second, ...third, ...fourth];
    expect(cellsOf(biffStream(shared(0), globals))).toEqual(['品名ab机床']);
    expect(cellsOf(biffStream(shared(1), globals))).toEqual(['泵x']);
    expect(cellsOf(biffStream(shared(2), globals))).toEqual(['broken']);
  });

  it('fill a cell as far as one goes, and no further', () => {
    const full = '品'.repeat(32_767);
    const pieces = [full.slice(0, 4000), full.slice(4000, 30_000), full.slice(30_000)];
    const [head = '', ...rest] = pieces;
    const start = [...cell(0), ...word(full.length), 1, ...letters(head, true)];
    const record = biffRecord(0x0204, ...start);
    const whole = [...record, ...rest.flatMap((piece) => biffRecord(0x003c, 1, ...letters(piece, true)))];
    expect(cellsOf(biffStream(whole))).toEqual([full]);
    const over = biffRecord(0x0204, ...cell(0), ...word(32_768), 0, ...letters('a'.repeat(32_768)));
    expect(cellsOf(biffStream(over))).toEqual(['tooLarge']);
  });

  it.each([
    ['a table of texts', [], biffRecord(0x00fc, ...long(9), ...long(9), ...word(60_000), 0, 1)],
    ['a table of texts', [], biffRecord(0x00fc, ...long(9), ...long(9), ...word(20_000), 0, 1)],
    [
      'readings of a text',
      [],
      biffRecord(0x00fc, ...long(1), ...long(1), ...word(0), 4, ...long(0x7fffffff)),
    ],
    ['a label', biffRecord(0x0204, ...cell(0), ...word(300), 1, 65), []],
    ['a format', [], biffRecord(0x041e, ...word(164), ...word(300), 1, 65)],
    ['merged cells', biffRecord(0x00e5, ...word(0xffff), ...word(0)), []],
    ['the name of a sheet', [], biffRecord(0x0085, ...long(9), 0, 0, 255, 1, 65)],
    ['a cell', biffRecord(0x0203, 1, 2, 3), []],
  ])('that are shorter than they say are broken: %s', (_, sheet, globals) => {
    expect(['broken', 'tooLarge']).toContain(faultOf(biffStream([...sheet, ...label(0, 'a')], globals)));
  });

  it('more in a table than there can be cells are too many', () => {
    expect(faultOf(biffStream(shared(0), biffRecord(0x00fc, ...long(1), ...long(0x7fffffff))))).toBe(
      'tooLarge',
    );
  });
});

describe('what an xls repeats', () => {
  it('of continuations costs no more than their bytes', () => {
    const one = biffRecord(0x003c, 1);
    const many = Array.from({ length: 200_000 }, () => one).flat();
    const texts = biffRecord(0x00fc, ...long(1), ...long(1), ...word(3), 0, ...letters('ab'));
    expect(cellsOf(biffStream(shared(0), [...texts, ...many]))).toEqual(['ab\u0101']);
  });

  it('of merged cells is bounded', () => {
    const two = Array.from({ length: 2 }, () => biffRecord(0x00e5, ...word(1), ...merged(3))).flat();
    expect(reading(biffStream([...label(0, 'a'), ...two]))).toMatchObject({
      sheet: { merges: { length: 2, 0: { top: 4, bottom: 4, left: 0, right: 1 } } },
    });
    const many = biffRecord(0x00e5, ...word(1000), ...Array.from({ length: 1000 }, () => merged(3)).flat());
    const sheet = Array.from({ length: 101 }, () => many).flat();
    expect(faultOf(biffStream([...label(0, 'a'), ...sheet]))).toBe('tooLarge');
  });

  it('of links to every cell costs nothing', () => {
    const link = biffRecord(
      0x01b8,
      ...word(0),
      ...word(0xffff),
      ...word(0),
      ...word(0xff),
      ...letters('x'.repeat(40)),
    );
    const many = Array.from({ length: 2000 }, () => link).flat();
    expect(cellsOf(biffStream([...label(0, 'a'), ...many]))).toEqual(['a']);
  });

  it('of sheets is refused past what a workbook has', () => {
    const sheets = Array.from({ length: 201 }, () => biffRecord(0x0085, ...long(9), 0, 0, 1, 0, 65)).flat();
    expect(faultOf(biffStream(label(0, 'a'), sheets))).toBe('tooLarge');
  });
});

describe('sheets of an xls', () => {
  it('charts inside of them, and streams that no directory names, are passed over', () => {
    const inner = [
      ...biffRecord(0x0809, ...word(0x0600), ...word(0x20), ...long(0), ...long(0), ...long(0)),
      ...label(0, 'chart'),
      ...biffRecord(0x000a),
    ];
    const stream = biffStream([...inner, ...label(1, 'cell')]);
    expect(cellsOf([...stream, ...inner])).toEqual([null, 'cell']);
  });

  it('that come without what they begin with are broken or older', () => {
    expect(faultOf(biffStream(biffRecord(0x002f, 1, 2, 3)))).toBe('encrypted');
    const older = biffStream(label(0, 'a')).with(5, 5);
    expect(faultOf(older)).toBe('excel95');
    expect(faultOf([1, 2, 3, 4])).not.toBe('none');
  });

  it('are hidden where the directory says so', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['hidden']]), 'A');
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'B');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['shown']]), 'C');
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
    const bytes = new Uint8Array(write(book, { bookType: 'biff8', type: 'array' }));
    expect(readWorkbook(bytes)).toMatchObject({ sheet: { name: 'C', rows: [{ cells: ['shown'] }] } });
  });
});

it('what is left of a workbook says what the whole said', () => {
  const value = oneof(
    string({ maxLength: 12, unit: 'binary' }),
    double({ noNaN: true, noDefaultInfinity: true }),
    boolean(),
  );
  assert(
    property(
      array(array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      boolean(),
      (rows, bookSST) => {
        const bytes = new Uint8Array(
          write(utils.book_new(utils.aoa_to_sheet(rows)), { bookType: 'biff8', type: 'array', bookSST }),
        );
        const whole = read(bytes, { dense: true }).Sheets['Sheet1']?.['!data'] ?? [];
        const texts = whole.flat().flatMap(({ v }) => (typeof v === 'string' && v.trim() !== '' ? [v] : []));
        const end = readWorkbook(bytes);
        const left = end.ok ? end.sheet.rows.flatMap(({ cells }) => cells) : [];
        expect(left.filter((content) => typeof content === 'string')).toEqual(texts);
        expect(left.filter((content) => typeof content === 'boolean')).toEqual(
          whole.flat().flatMap(({ v }) => (typeof v === 'boolean' ? [v] : [])),
        );
      },
    ),
  );
});
