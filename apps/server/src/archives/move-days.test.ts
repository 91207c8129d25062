import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveDays, moveDaysWithin } from './move-days.ts';

test.each([
  ['2027-03-18', 365, '2028-03-17'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-18 09:00:00', 1, '2027-03-19 09:00:00'],
  ['2027-03-18T09:00', -18, '2027-02-28T09:00'],
  ['L2-S2-0319', 5, 'L2-S2-0319'],
  ['2027-03-180', 5, '2027-03-180'],
  ['', 5, ''],
])('%s, %i days later, is %s', (text, days, moved) => {
  expect(moveDays(text, days)).toBe(moved);
});

test('there and back is where it was, and what is no day stays', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -9_000, max: 9_000 }), fc.jsonValue(), (at, days, other) => {
      const document = { day: at.toISOString().slice(0, 10), deep: [{ at: '2027-03-18 09:00:00' }], other };
      expect(moveDaysWithin(moveDaysWithin(document, days), -days)).toEqual(document);
    }),
  );
});
