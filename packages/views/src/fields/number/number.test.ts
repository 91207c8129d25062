import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { groupedNumber, numberText } from './number-text.ts';
import { stepNumber } from './step-number.ts';
import { numberOfDigits, typedDigits } from './typed-number.ts';

describe('typing a number', () => {
  it.each([
    ['-', '-', null],
    ['1.', '1.', 1],
    ['.5', '.5', 0.5],
    ['１２．５', '12.5', 12.5],
    ['1,234.50', '1234.50', 1234.5],
    ['', '', null],
  ])('%j stays %j and is %j', (typed, digits, number) => {
    expect(typedDigits(typed)).toBe(digits);
    expect(numberOfDigits(digits)).toBe(number);
  });

  it.each(['abc', '1.2.3', '1e5', '--1', '12米'])('%j cannot become a number by typing on', (typed) => {
    expect(typedDigits(typed)).toBeNull();
  });

  it('never makes a number that is not finite', () => {
    expect(numberOfDigits('9'.repeat(400))).toBeNull();
  });
});

describe('a number at rest', () => {
  it('shows the places its item names and never fewer than it has', () => {
    expect(numberText(5.2, 2)).toBe('5.20');
    expect(numberText(1.2345, 2)).toBe('1.2345');
    expect(numberText(72, null)).toBe('72');
    expect(numberText(null, 2)).toBe('');
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
