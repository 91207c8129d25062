import { expect, test } from 'vitest';
import { momentGroups, shownMoment, weekdayOf } from './moment-groups.ts';

const end = (formId: string, name: string, from = '2026-12-04 18:00:00') => ({
  key: `form|${formId}|endAt`,
  kind: 'end' as const,
  part: 'forms' as const,
  formId,
  name,
  from,
  to: '2027-12-03 18:00:00',
});
const moments = [end('a', 'A1'), end('b', 'B1'), end('c', 'C1', '2026-12-05 18:00:00')];
const parts = new Set(['forms'] as const);

test('moments of one kind and one time are one row, and go together where somebody says so', () => {
  const typed = new Map([['form|a|endAt', '2027-12-02 18:00']]);
  const [first, second] = momentGroups(moments, { parts, forms: null }, typed, false);
  expect(first).toMatchObject({ names: ['A1', 'B1'], keys: ['form|a|endAt', 'form|b|endAt'] });
  expect(second).toMatchObject({ names: ['C1'], to: '2027-12-03 18:00:00' });
  const apart = momentGroups(moments, { parts, forms: null }, typed, true);
  expect(apart.map(({ to }) => to)).toEqual([
    '2027-12-02 18:00',
    '2027-12-03 18:00:00',
    '2027-12-03 18:00:00',
  ]);
});

test('what does not come has no moments', () => {
  expect(momentGroups(moments, { parts: new Set(), forms: null }, new Map(), false)).toEqual([]);
  const some = momentGroups(moments, { parts, forms: new Set(['b']) }, new Map(), false);
  expect(some.map(({ names }) => names)).toEqual([['B1']]);
});

test('what ends at midnight ends on the day before', () => {
  expect(weekdayOf('end', '2027-12-04 18:00')).toBe(6);
  expect(weekdayOf('end', '2027-12-04 00:00:00')).toBe(5);
  expect(weekdayOf('opens', '2027-12-04 00:00:00')).toBe(6);
  expect(weekdayOf('slot', '2027-12-05')).toBe(0);
  expect([shownMoment('2027-12-04 18:00:00'), shownMoment('2027-12-04 18:00:30')]).toEqual([
    '2027-12-04 18:00',
    '2027-12-04 18:00:30',
  ]);
});
