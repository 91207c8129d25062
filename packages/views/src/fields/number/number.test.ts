import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { groupedNumber, numberText } from './number-text.ts';
import { stepNumber } from './step-number.ts';

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
    expect(groupedNumber(1234567.5, 2)).toBe('1,234,567.50');
    expect(groupedNumber(-1000, null)).toBe('-1,000');
    expect(groupedNumber(100, 0)).toBe('100');
  });
});

const item = (settings: object) =>
  parseItem({
    formItemId: 'n',
    formItemType: 'number',
    formItemOriginalData: JSON.stringify(settings),
  });

describe('arrow keys', () => {
  it('step exactly and stay within plain bounds', () => {
    expect(stepNumber(0.1, item({ step: 0.2 }), 1)).toBe(0.3);
    expect(stepNumber(null, item({}), -1)).toBe(-1);
    expect(stepNumber(9.5, item({ max: 10 }), 1)).toBe(10);
    expect(stepNumber(0, item({ min: 0 }), -1)).toBe(0);
  });
});
