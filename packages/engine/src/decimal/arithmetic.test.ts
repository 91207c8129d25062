import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalPlaces,
  exactProductRounded,
  exactSum,
  exactSumRounded,
  roundHalfUp,
  truncateDecimal,
} from './arithmetic.ts';

describe('engine.md §6: exact decimal arithmetic', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.004, 2, 1],
    ['1.015', 2, 1.02],
    [-1.005, 2, -1.01],
    [1e-7, 2, 0],
    [1e21, 2, 1e21],
    ['1.005e1', 2, 10.05],
    [12, 2, 12],
  ])('rounds %s half up to %i places: %s', (value, places, expected) => {
    expect(roundHalfUp(value, places)).toBe(expected);
  });

  it.each([
    [1.999, 2, 1.99],
    ['12.349', 2, 12.34],
    [-1.999, 2, -1.99],
    [100.9, 0, 100],
    ['3.7', 0, 3],
    [' 7 ', 0, 7],
    [0.1 + 0.2, 2, 0.3],
  ])('cuts %s to %i places: %s', (value, places, expected) => {
    expect(truncateDecimal(value, places)).toBe(expected);
  });

  it.each(['', ' ', 'abc', '1,5', '.', '1e', 'NaN', 'Infinity', '0x10', '1e401', '9'.repeat(500)])(
    '%j is no number',
    (text) => {
      expect(roundHalfUp(text, 2)).toBeNull();
      expect(exactSum([1, text])).toBeNull();
    },
  );

  it('knows no floating error', () => {
    expect(exactSum([0.1, 0.2])).toBe(0.3);
    expect(exactSum(Array.from({ length: 1000 }, () => 0.01))).toBe(10);
    expect(exactSumRounded([0.125, 0.88], 2)).toBe(1.01);
    expect(exactProductRounded([1.005, 100, 1], 2)).toBe(100.5);
    expect(exactProductRounded([100.5, 100, 100], 2, 6)).toBe(1.01);
    expect(exactProductRounded([Number.NaN, 2], 2)).toBeNull();
  });

  it.each([
    [1.5, 1],
    ['1.50', 1],
    ['1.00', 0],
    [1e-7, 7],
    ['2e3', 0],
    ['.25', 2],
    ['5.', 0],
    [Infinity, null],
  ])('%s shows %s places', (value, places) => {
    expect(decimalPlaces(value)).toBe(places);
  });

  it('sums hundredths as integers do', () => {
    assert(
      property(array(integer({ min: -1_000_000, max: 1_000_000 })), (hundredths) => {
        const expected = hundredths.reduce((total, value) => total + value, 0) / 100;
        expect(exactSum(hundredths.map((value) => value / 100))).toBe(expected === 0 ? 0 : expected);
      }),
    );
  });
});
