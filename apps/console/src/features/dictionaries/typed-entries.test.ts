import { expect, it } from 'vitest';
import {
  countChanges,
  dictionaryChange,
  ENTRIES,
  rowsOf,
  typedEntries,
  wrongEntry,
} from './typed-entries.ts';

const texts = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': '', en: '' });
const entry = (label: string) => ({
  labels: texts(label),
  descriptions: texts(''),
  parent: null,
  disabled: false,
  hasInput: false,
});
const values = [
  { value: 'a', entry: entry('甲') },
  { value: 'b', entry: entry('乙') },
];

it('what is not touched is not sent', () => {
  const typed = typedEntries(rowsOf({ values }), values);
  expect(dictionaryChange(values, typed)).toBeNull();
  expect(wrongEntry(typed)).toBeNull();
});

it('what was changed, added and taken away is sent with what was seen, and the order', () => {
  const typed = typedEntries(
    {
      [ENTRIES]: [
        { value: 'c', 'zh-Hans': '丙', disabled: '1' },
        { $id: 'a', value: 'a', 'zh-Hans': '甲方' },
        { 'zh-Hans': '' },
      ],
    },
    values,
  );
  expect(dictionaryChange(values, typed)).toEqual({
    entries: [
      { value: 'a', from: entry('甲'), to: entry('甲方') },
      { value: 'b', from: entry('乙'), to: null },
      { value: 'c', from: null, to: { ...entry('丙'), disabled: true } },
    ],
    order: { from: ['a', 'b'], to: ['c', 'a'] },
  });
});

it.each([
  ['an entry at the end is one', ['a', 'b', 'c'], 1, 1],
  ['two that change places are one', ['b', 'a'], 0, 1],
  ['one that goes is one', ['b'], 1, 1],
])('of changes %s', (_, to, length, count) => {
  const entries = Array.from({ length }, () => ({ value: 'x', from: null, to: entry('新') }));
  expect(countChanges({ entries, order: { from: ['a', 'b'], to } })).toBe(count);
});

it.each([
  [[{ 'zh-Hans': '甲' }], { kind: 'needValue', row: 1 }],
  [
    [
      { value: 'a', en: 'A' },
      { value: 'a', en: 'A' },
    ],
    { kind: 'twice', value: 'a' },
  ],
  [[{ value: 'a|b', en: 'A' }], { kind: 'wrongValue', value: 'a|b' }],
  [[{ value: 'a', parent: 'x', en: 'A' }], { kind: 'noParent', value: 'a', parent: 'x' }],
  [[{ value: 'a' }], { kind: 'needLabel', value: 'a' }],
  [
    [
      { value: 'a', parent: 'b', en: 'A' },
      { value: 'b', parent: 'a', en: 'B' },
    ],
    { kind: 'circle', value: 'a' },
  ],
])('%j is not sent', (rows, wrong) => {
  expect(wrongEntry(typedEntries({ [ENTRIES]: rows }, []))).toEqual(wrong);
});
