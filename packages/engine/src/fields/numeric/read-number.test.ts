import { array, assert, constantFrom, double, integer, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItem } from '../../definition/parse-item.ts';
import { plainNumber } from './plain-number.ts';
import { normaliseNumber, readNumber } from './read-number.ts';

const column = (label: string, more: object = {}) =>
  parseItem({ formItemId: 'n', formItemType: 'number', formItemLabel: label, ...more });
const plain = column('数量');
const cm = column('长（cm）');

/** The digits of a text around its point, without those that say nothing. */
const digitsOf = (text: string): string => {
  const [whole = '', places = ''] = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return `${whole.replace(/^0+/, '')}.${places.replace(/0+$/, '')}`;
};

describe('engine.md §2: the number that a text means', () => {
  it.each([
    ['120', 120],
    ['120.5', 120.5],
    ['-3', -3],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['-0', 0],
    [' 12 ', 12],
    ['\u00a012\u3000', 12],
    ["'12", 12],
    ['１２０', 120],
    ['１２０．５', 120.5],
    ['12。5', 12.5],
    ['－１２', -12],
    ['−12', -12],
    ['1,350.5', 1350.5],
    ['1，350．5', 1350.5],
    ['12,345,678', 12345678],
    ['\u200b12\u200b', 12],
  ])('%j is %d', (text, number) => expect(readNumber(text, plain)).toBe(number));

  it.each([
    '12,5',
    '1,3505',
    '1234,567',
    '1,35,000',
    '0,125',
    ',350',
    '1,350,',
    '1,350.5,000',
    '1e5',
    '1E+05',
    '1.2.3',
    '1-2',
    '--1',
    '1 350',
    '-',
    '.',
    '',
    '12abc',
    '12cm',
    '5²',
    '½',
    '三',
    'Infinity',
    'NaN',
    '0x10',
    '12345678901234567890',
    '0.12345678901234567891',
    '9'.repeat(400),
  ])('%j is no number, and stays as it stands', (text) => {
    expect(readNumber(text, plain)).toBeNull();
    expect(normaliseNumber(text, plain)).toBe(text);
  });

  it.each(['120cm', '120 cm', '120CM', '１２０ｃｍ', '120 厘米', '120公分', '120㎝', "'120 cm "])(
    '%j has the unit of its column',
    (text) => {
      expect(readNumber(text, cm)).toBe(120);
      expect(normaliseNumber(text, cm)).toBe('120');
    },
  );

  it.each(['120mm', '1.2 m', '1.2米', '120 毫米', '47 in', '120 cm2', '120 cm cm', '120cm5'])(
    '%j has another one, which nobody converts',
    (text) => expect(readNumber(text, cm)).toBeNull(),
  );

  it.each([
    ['unit', column('面积', { unit: '㎡' }), '36 平方米'],
    ['append', column('重量', { append: 'kg' }), '86.5公斤'],
    ['label', column('Weight (kg)'), '86.5 kg'],
    ['label, with more in the brackets', column('重量（必填，单位：吨）'), '2 t'],
    ['label, a word of its own', column('数量[箱]'), '3箱'],
    ['percent', column('比例', { unit: '%' }), '50％'],
  ])('takes the unit from the %s', (_, item, text) =>
    expect(readNumber(text, item)).toBe(Number.parseFloat(text)),
  );

  it('tells a thousandth from a million', () => {
    expect(readNumber('5MW', column('功率', { unit: 'mW' }))).toBeNull();
    expect(readNumber('5KW', column('功率', { unit: 'kW' }))).toBe(5);
    expect(readNumber('5 in', column('尺寸 (in)'))).toBe(5);
  });

  it('reads what was printed', () => {
    assert(
      property(oneof(double({ noNaN: true, noDefaultInfinity: true }), integer()), (number) => {
        expect(readNumber(plainNumber(number), plain)).toBe(number + 0);
      }),
    );
  });

  it('never loses or adds a digit', () => {
    const signs = constantFrom(
      ...Array.from('0123456789'),
      '.',
      ',',
      '-',
      '+',
      'e',
      ' ',
      '０',
      '５',
      '．',
      '，',
      'c',
      'm',
      "'",
      '。',
    );
    assert(
      property(array(signs, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const number = readNumber(text, cm);
        if (number === null) expect(normaliseNumber(text, cm)).toBe(text);
        else {
          expect(digitsOf(plainNumber(number))).toBe(digitsOf(text));
          expect(number < 0).toBe(number !== 0 && text.includes('-'));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('makes the same of what it made, and of a number itself', () => {
    const odd = tuple(integer(), constantFrom('', 'cm', ' 厘米', '.50', ',000', '\u200b'), string()).map(
      (parts) => parts.slice(0, 2).join(''),
    );
    assert(
      property(oneof(odd, string(), integer().map(String)), (text) => {
        const once = normaliseNumber(text, cm);
        expect(normaliseNumber(once, cm)).toBe(once);
        const number = readNumber(text, cm);
        if (number !== null) expect(readNumber(once, cm)).toBe(number);
      }),
    );
  });
});
