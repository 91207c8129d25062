import { expect, test } from 'vitest';
import { parseItem } from '../definition/parse-item.ts';
import type { FieldType, FieldValue } from '../types/field-value.ts';
import { describe } from './describe.ts';

const item = (type: FieldType, more: object = {}) =>
  parseItem({ formItemId: 'x', formItemType: type, formItemOriginalData: more });
const text = (type: FieldType, value: FieldValue, more: object = {}) => describe(item(type, more), value);

const levels = [
  { label: 'North', value: 'n', children: [{ label: 'Hall 1', value: 'n1' }] },
  { label: 'South', value: 's' },
];

test('engine.md E2.30: numbers bear their places and are grouped, stars say of how many', () => {
  expect(text('number', 12345.5, { precision: 2 })).toBe('12,345.50');
  expect(text('number', 3)).toBe('3');
  expect(text('rate', 3, { count: 10 })).toBe('3 / 10');
  expect(text('rate', 0, { count: 10 })).toBe('');
});

test('what the system computes bears the two places that it is rounded to', () => {
  expect(text('number', 3, { compute: { sum: ['a', 'b'] } })).toBe('3.00');
});

test('whole minutes stand without seconds, an arrow stands between two ends', () => {
  expect(text('datetimerange', ['2027-03-14 08:00:00', '2027-03-17 23:59:59'])).toBe(
    '2027-03-14 08:00 → 2027-03-17 23:59:59',
  );
  expect(text('time', '08:00:00')).toBe('08:00');
});

test('a password is never shown, not even how long it is', () => {
  expect(text('password', 'Zhantai2027')).toBe('••••••');
  expect(text('password', '')).toBe('');
});

test('options are said by their labels, at any level, those nobody knows by their value', () => {
  expect(text('tree', ['n1', 's', 'gone'], { dicData: levels })).toBe('Hall 1, South, gone');
  expect(text('cascader', ['n', 'n1'], { dicData: levels })).toBe('North / Hall 1');
  expect(text('cascader', ['n', 'n1'], { dicData: levels, showAllLevels: false })).toBe('Hall 1');
});

test('labels that came beside the options count where no option is known', () => {
  const words = { labelOf: (value: unknown) => (value === 'far' ? 'Far hall' : undefined) };
  expect(describe(item('cascader', { dicData: levels }), ['n', 'far'], words)).toBe('North / Far hall');
  expect(describe(item('select'), { value: 'far' }, words)).toBe('Far hall');
});

test('files, signatures and rows are counted, never named by their keys', () => {
  const words = { files: (count: number) => `${count} files`, signed: 'signed', rows: String };
  expect(describe(item('upload'), ['a', 'b'], words)).toBe('2 files');
  expect(describe(item('signature'), '/api/files/1', words)).toBe('signed');
  expect(describe(item('dynamic', { children: { column: [{ prop: 'n' }] } }), [{ n: 'a' }, {}], words)).toBe(
    '1',
  );
});

test('nothing answered is nothing said', () => {
  expect(text('input', '   ')).toBe('');
  expect(text('array', ['', 'a', ' '])).toBe('a');
  expect(text('upload', [])).toBe('');
  expect(text('daterange', null)).toBe('');
});
