import { expect, test } from 'vitest';
import { namesDay } from './names-day.ts';

test.each([
  ['2027-03-18', true],
  ['3 月 18 日上午', true],
  ['3月18日', true],
  ['18 March, 9:00', true],
  ['0318', true],
  ['03-18 11:00–13:00', true],
  ['0918', false],
  ['2027', false],
  ['7680×540', false],
  ['L2-S2-0318', false],
  ['标准展台', false],
  ['', false],
])('whether %j names a day near the fair: %s', (text, expected) => {
  expect(namesDay('2027-03-18')(text)).toBe(expected);
});
