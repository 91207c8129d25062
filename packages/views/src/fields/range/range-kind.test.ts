import { describe, expect, it } from 'vitest';
import { readMoment } from '@zhantai/engine';
import { orderEnds } from './range-kind.ts';

describe('engine.md §9: moments typed as days', () => {
  it('begin at midnight and end with the last second', () => {
    expect(readMoment('2027/3/4', 'datetime', '00:00:00')).toBe('2027-03-04 00:00:00');
    expect(readMoment('2027/3/6', 'datetime', '23:59:59')).toBe('2027-03-06 23:59:59');
    expect(readMoment('2027/3/6 8:30', 'datetime', '23:59:59')).toBe('2027-03-06 08:30:00');
  });

  it.each([
    [
      ['2027-03-06 00:00:00', '2027-03-04 23:59:59'],
      ['2027-03-04 00:00:00', '2027-03-06 23:59:59'],
    ],
    [
      ['2027-03-06 08:00:00', '2027-03-04 18:00:00'],
      ['2027-03-04 18:00:00', '2027-03-06 08:00:00'],
    ],
    [
      ['2027-03-04 00:00:00', '2027-03-06 23:59:59'],
      ['2027-03-04 00:00:00', '2027-03-06 23:59:59'],
    ],
  ] as const)('%j the right way round', (typed, ordered) => {
    expect(orderEnds(typed, 'datetime')).toEqual(ordered);
  });
});
