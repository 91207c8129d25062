import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillingSpan, snapSpan } from './snap-span.ts';

describe('a width that is pulled', () => {
  it('is a whole number of columns from 3 to 24, never far from the pointer and never falling while it rises', () => {
    const width = double({ min: -2, max: 30, noNaN: true });
    assert(
      property(width, width, (one, other) => {
        const span = snapSpan(one);
        expect(Number.isInteger(span)).toBe(true);
        expect(span).toBeGreaterThanOrEqual(3);
        expect(span).toBeLessThanOrEqual(24);
        if (one >= 3 && one <= 24) expect(Math.abs(span - one)).toBeLessThan(1);
        if (one <= other) expect(span).toBeLessThanOrEqual(snapSpan(other));
      }),
    );
  });

  it('is drawn to 6, 8, 12 and 24', () => {
    expect([5.3, 6.7, 7.3, 12.7, 23.3].map(snapSpan)).toEqual([6, 6, 8, 12, 24]);
    expect([10.4, 3.4].map(snapSpan)).toEqual([10, 3]);
  });

  it('fills the row beside the others', () => {
    const row = [
      { id: 'a', span: 6 },
      { id: 'b', span: 12 },
    ];
    expect(fillingSpan(row, 'b')).toBe(18);
    expect(fillingSpan([{ id: 'a', span: 6 }], 'a')).toBe(24);
  });
});
