import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
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
