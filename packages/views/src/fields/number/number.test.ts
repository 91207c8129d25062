import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { numberMode } from './number-mode.ts';
import { stepNumber } from './step-number.ts';

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

describe('the keyboard of a phone', () => {
  it('has digits, a point where places are taken, and a minus where the number may be below zero', () => {
    expect(numberMode(item({ min: 0, precision: 0 }))).toBe('numeric');
    expect(numberMode(item({ precision: 2 }))).toBe('decimal');
    expect(numberMode(item({ min: -40, precision: 0 }))).toBe('text');
  });
});
