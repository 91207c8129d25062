import { describe, expect, it } from 'vitest';
import { takeTyped } from './take-typed.ts';

const open = { min: null, max: null };
const today = '2026-11-21';

describe('engine.md §9: what a typed text becomes', () => {
  it('a text that is no date becomes today and says so', () => {
    expect(takeTyped('abc', 'date', open, today)).toEqual({ value: today, outcome: 'replaced' });
    expect(takeTyped('2027-02-30', 'date', open, today)).toEqual({ value: today, outcome: 'replaced' });
    expect(takeTyped('abc', 'datetime', open, today)).toEqual({
      value: `${today} 00:00:00`,
      outcome: 'replaced',
    });
  });
  it('a date out of bounds becomes the nearest and says so', () => {
    const bounds = { min: '2027-03-01', max: '2027-03-31' };
    expect(takeTyped('2027/4/9', 'date', bounds, today)).toEqual({ value: '2027-03-31', outcome: 'clamped' });
    expect(takeTyped('2027/3/9', 'date', bounds, today)).toEqual({ value: '2027-03-09', outcome: 'taken' });
  });
  it('an emptied field is cleared, a time or year that is none is not taken', () => {
    expect(takeTyped('  ', 'date', open, today)).toEqual({ value: '', outcome: 'emptied' });
    expect(takeTyped('25:00', 'time', open, today)).toEqual({ value: null, outcome: 'refused' });
    expect(takeTyped('26', 'year', open, today)).toEqual({ value: null, outcome: 'refused' });
  });
});
