import { expect, test } from 'vitest';
import { isBranch, isWithin, pathKey } from './cascader-item.ts';
import type { CascaderItem } from './cascader-item.ts';
import { labelsAlong, openLevels, unknownBranch } from './open-levels.ts';

const roots: readonly CascaderItem[] = [
  {
    value: '1',
    label: 'North',
    children: [
      { value: '11', label: 'Hall 1', children: [{ value: '111', label: 'Aisle A' }] },
      { value: '12', label: 'Hall 2' },
    ],
  },
  { value: '2', label: 'South', children: [] },
];

const shape = (open: readonly string[]) =>
  openLevels(roots, open).map(({ above, items }) => [
    above.join('/'),
    items.map(({ value }) => value).join(),
  ]);

test('opened branches show one level each, as far as they are known', () => {
  expect(shape([])).toEqual([['', '1,2']]);
  expect(shape(['1', '11'])).toEqual([
    ['', '1,2'],
    ['1', '11,12'],
    ['1/11', '111'],
  ]);
  expect(shape(['1', '12'])).toHaveLength(2);
  expect(shape(['2'])).toHaveLength(1);
  expect(shape(['9', '11'])).toHaveLength(1);
});

test('labels follow a path until it is lost', () => {
  expect(labelsAlong(roots, ['1', '11', '111'])).toEqual(['North', 'Hall 1', 'Aisle A']);
  expect(labelsAlong(roots, ['1', 'x', '111'])).toEqual(['North']);
});

test('an item without children is a branch only while they may still be loaded', () => {
  expect(isBranch({ value: 'a', label: '' }, false)).toBe(false);
  expect(isBranch({ value: 'a', label: '' }, true)).toBe(true);
  expect(isBranch({ value: 'a', label: '', leaf: true }, true)).toBe(false);
  expect(isBranch({ value: 'a', label: '', children: [] }, true)).toBe(false);
});

test('paths compare value by value', () => {
  expect(isWithin(['1', '11'], ['1'])).toBe(true);
  expect(isWithin(['11'], ['1'])).toBe(false);
  expect(pathKey(['1', '11'])).not.toBe(pathKey(['11', '1']));
});

test('the first branch of a path whose level is not known is the one to load', () => {
  expect(unknownBranch(roots, ['1', '11'])).toBeNull();
  expect(unknownBranch(roots, ['1', '12', '121'])?.path).toEqual(['1', '12']);
  expect(unknownBranch(roots, ['3', '31'])).toBeNull();
  expect(unknownBranch([{ value: '4', label: 'Yard', leaf: true }], ['4'])).toBeNull();
});
