import { describe, expect, it } from 'vitest';
import { groupedNumber, numberText } from './number-text.ts';

describe('a number at rest', () => {
  it('shows the places its item names and never fewer than it has', () => {
    expect(numberText(5.2, 2)).toBe('5.20');
    expect(numberText(1.2345, 2)).toBe('1.2345');
    expect(numberText(72, null)).toBe('72');
    expect(numberText(null, 2)).toBe('');
    expect(numberText(1e21, null)).toBe('1000000000000000000000');
    expect(numberText(1e-7, null)).toBe('0.0000001');
  });
  it('groups digits in tables', () => {
    expect(groupedNumber(1234567.5, { precision: 2, computed: false })).toBe('1,234,567.50');
    expect(groupedNumber(-1000, { precision: null, computed: false })).toBe('-1,000');
    expect(groupedNumber(100, { precision: 0, computed: true })).toBe('100');
    expect(groupedNumber(1.5, { precision: null, computed: true })).toBe('1.50');
  });
});
