import { array, assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactProductRounded } from './arithmetic.ts';
import { parseDecimal } from './decimal.ts';
import { smallProductRounded, wholeHundredths } from './small-decimal.ts';

const cents = integer({ min: -(2 ** 50), max: 2 ** 50 }).map((count) => count / 100);
const amounts = oneof(
  integer({ min: -9_999, max: 9_999 }).map((count) => count / 100),
  cents,
  integer(),
  double({ noNaN: true, noDefaultInfinity: true }),
  constantFrom(0, -0, 0.1, 0.005, 1.005, 2.675, 1e21, 1e-7, 0.1 + 0.2, 4503599627370.497),
);

describe('engine.md §6: sums and products in plain integers', () => {
  it('tell hundredths only of numbers that show two places at most', () => {
    expect([1.25, 0.1, 7, -2.5, 0].map(wholeHundredths)).toEqual([125, 10, 700, -250, 0]);
    expect([1.005, 0.1 + 0.2, 1e15, 1e21, 1e-7, NaN, Infinity].map(wholeHundredths)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('read a number as its text is read', () => {
    assert(
      property(amounts, (value) => {
        expect(parseDecimal(value)).toEqual(parseDecimal(String(value)));
      }),
    );
  });

  it('multiply and round as big integers do', () => {
    assert(
      property(
        array(amounts, { minLength: 1, maxLength: 4 }),
        integer({ min: 0, max: 4 }),
        integer({ min: 0, max: 6 }),
        (values, places, tenPower) => {
          const small = smallProductRounded(values, places, tenPower);
          if (small === null) return;
          // Texts take the other road.
          expect(small).toBe(exactProductRounded(values.map(String), places, tenPower));
        },
      ),
    );
  });

  it('leave to big integers what would not be exact', () => {
    expect(smallProductRounded([2 ** 40, 2 ** 40], 2, 0)).toBeNull();
    expect(smallProductRounded(['1', 2], 2, 0)).toBeNull();
    expect(smallProductRounded([1.005, 2], 2, 0)).toBeNull();
    expect(smallProductRounded([33.5, 100, 100, 1], 2, 6)).toBe(0.34);
    expect(smallProductRounded([-33.5, 100, 100, 1], 2, 6)).toBe(-0.34);
  });
});
