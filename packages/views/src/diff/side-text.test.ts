import { parseItem } from '@zhantai/engine';
import type { FieldValue } from '@zhantai/engine';
import { expect, test } from 'vitest';
import { sideText } from './side-text.ts';

const words = { listSeparator: '、', on: '是', off: '否', labels: { place: { n: '北区', n1: '1 号馆' } } };
const text = (formItemType: string, value: FieldValue, more: object = {}) =>
  sideText(
    { value, unreadable: null },
    parseItem({ formItemId: 'x', formItemType, formItemOriginalData: more }),
    'place',
    words,
  );

test('numbers bear their places and are grouped, stars say of how many', () => {
  expect(text('number', 12345.5, { precision: 2 })).toBe('12,345.50');
  expect(text('number', 3)).toBe('3');
  expect(text('rate', 3, { count: 10 })).toBe('3 / 10');
});

test('whole minutes stand without seconds, an arrow stands between two ends', () => {
  expect(text('datetimerange', ['2027-03-14 08:00:00', '2027-03-17 23:59:59'])).toBe(
    '2027-03-14 08:00 → 2027-03-17 23:59:59',
  );
});

test('a password is never shown', () => {
  expect(text('password', 'Zhantai2027')).not.toContain('Zhantai');
  expect(text('password', '')).toBe('');
});

test('what cannot be read is shown as it is stored', () => {
  const item = parseItem({ formItemId: 'x', formItemType: 'number' });
  expect(sideText({ value: null, unreadable: 'many' }, item, 'place', words)).toBe('many');
  expect(sideText(null, item, 'place', words)).toBe('');
});
