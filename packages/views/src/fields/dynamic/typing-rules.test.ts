import { parseItem } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { hasTooManyPlaces, typedPlaces } from './typing-rules.ts';

const number = (prop: string, more: object = {}) =>
  parseItem({ formItemId: prop, formItemType: 'number', formItemOriginalData: JSON.stringify(more) });

describe('seed.md §5: what may be typed into numbers', () => {
  it.each([
    ['zhanpinzibiao', 'long', {}, 0],
    ['zhanpinzibiao', 'number', {}, 0],
    ['zhanpinzibiao', 'weight', {}, 2],
    ['zhanpinzibiao', 'weight', { precision: 1 }, 1],
    ['rows', 'weight', {}, null],
    ['rows', 'weight', { precision: 0 }, 0],
  ])('%s.%s %j takes %s decimals', (table, prop, more, places) =>
    expect(typedPlaces(table, number(prop, more))).toBe(places),
  );

  it('leaves texts alone', () => {
    expect(typedPlaces('zhanpinzibiao', parseItem({ formItemId: 'long', formItemType: 'input' }))).toBeNull();
  });

  it.each([
    ['12.', 0, true],
    ['12', 0, false],
    ['12.34', 2, false],
    ['12.345', 2, true],
    ['１２．３４５', 2, true],
    ['abc', 2, false],
  ])('%j has more than %i decimals: %s', (text, places, expected) =>
    expect(hasTooManyPlaces(text, places)).toBe(expected),
  );
});
