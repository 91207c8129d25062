import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTsv, writeTsv } from './tsv.ts';

const cell = oneof(
  string(),
  array(constantFrom('"', '\t', '\n', '\r', '\r\n', 'a', ',', ' ', '展'), { maxLength: 8 }).map((parts) =>
    parts.join(''),
  ),
);
const rows = array(array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

describe('the clipboard of spreadsheets', () => {
  it('carries any table of texts there and back', () => {
    assert(
      property(rows, (table) => {
        expect(readTsv(writeTsv(table))).toEqual(table);
      }),
    );
  });

  it('reads any text at all without losing a character that is no break or quote', () => {
    assert(
      property(string(), (text) => {
        const kept = readTsv(text)
          .flat()
          .join('')
          .replace(/[\t\r\n"]/g, '');
        expect(kept).toBe(text.replace(/[\t\r\n"]/g, ''));
      }),
    );
  });

  it.each([
    [
      'as Excel writes two rows',
      '名称\t数量\r\n车床\t2\r\n',
      [
        ['名称', '数量'],
        ['车床', '2'],
      ],
    ],
    [
      'line breaks and tabs inside quotes',
      '"a\nb"\t"c\td"\r\nx\ty\r\n',
      [
        ['a\nb', 'c\td'],
        ['x', 'y'],
      ],
    ],
    ['doubled quotes', '"say ""hi"""\t1', [['say "hi"', '1']]],
    ['a quote that is never closed', '"17 寸\t1', [['"17 寸', '1']]],
    ['a quote inside a text', '17" 屏\t"a"b', [['17" 屏', '"a"b']]],
    [
      'empty cells at the end',
      'a\t\t\r\n\t\tb\r\n',
      [
        ['a', '', ''],
        ['', '', 'b'],
      ],
    ],
    ['lone carriage returns', 'a\rb', [['a'], ['b']]],
    ['nothing', '', [['']]],
  ])('%s', (_, text, cells) => expect(readTsv(text)).toEqual(cells));

  it('gives a cell alone as plain text', () => expect(writeTsv([['a b']])).toBe('a b'));

  it('reads a megabyte of quotes in time', () => {
    const hostile = '"'.repeat(1_000_001);
    expect(readTsv(hostile).flat().join('').length).toBeGreaterThan(0);
    expect(readTsv('"a\t'.repeat(2_000)).flat()).toHaveLength(2_001);
  });
});
