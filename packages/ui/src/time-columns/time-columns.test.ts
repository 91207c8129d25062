import { expect, test } from 'vitest';
import { readTime, timeText, withPart } from './time-parts.ts';

test('reads times of day only', () => {
  expect(readTime('23:59:59')).toEqual([23, 59, 59]);
  expect(readTime('08:05')).toEqual([8, 5, 0]);
  for (const text of ['24:00:00', '8:00:00', '12:60:00', '', '12:00:00 ', '12']) {
    expect(readTime(text)).toBeNull();
  }
});

test('setting one column keeps the others, 0 where nothing was chosen', () => {
  expect(withPart('18:30:15', 1, 5)).toBe('18:05:15');
  expect(withPart('', 0, 9)).toBe('09:00:00');
  expect(withPart('nonsense', 2, 7)).toBe('00:00:07');
  expect(timeText([0, 0, 0])).toBe('00:00:00');
});
