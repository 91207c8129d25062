import { parseItem } from '@zhantai/engine';
import { expect, test } from 'vitest';
import { headGroups } from './head-groups.ts';

const column = (formItemId: string, more: object = {}) =>
  parseItem({ formItemId, formItemType: 'number', formItemLabel: formItemId, ...more });
const spans = (columns: Parameters<typeof headGroups>[0]) =>
  headGroups(columns).map(({ kind, columns: { length } }) => [kind, length]);

const sizes = [
  column('long', { unit: 'cm' }),
  column('width', { unit: 'cm' }),
  column('height', { unit: 'cm' }),
];
// What a table of exhibits makes of them.
const results = ['volume', 'grossWeight', 'bulkVolume'].map((prop) => ({ ...column(prop), computed: true }));

test('sizes and results of exhibits stand under a head of their own (design.md §8)', () => {
  expect(spans([column('name'), column('weight'), ...sizes, column('number'), ...results])).toEqual([
    [null, 2],
    ['size', 3],
    [null, 1],
    ['computed', 3],
  ]);
});

test('sizes in different units, or of something that is no exhibit, keep theirs', () => {
  expect(spans(sizes)).toEqual([[null, 3]]);
  expect(
    spans([column('weight'), column('long', { unit: 'm' }), column('width', { unit: 'cm' }), ...results]),
  ).toEqual([
    [null, 1],
    [null, 1],
    [null, 1],
    ['computed', 3],
  ]);
});
