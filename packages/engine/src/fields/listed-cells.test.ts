import { assert, constantFrom, property, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItem } from '../definition/parse-item.ts';
import type { Item } from '../definition/item.ts';
import { decode, encode } from './codec.ts';
import { fromCell, toCell } from './sheets/sheet-codec.ts';

const places = [
  { label: 'China', value: 'CN', aliases: ['中国', '中国大陆'] },
  { label: 'Hong Kong, China', value: 'HK', aliases: ['Hong Kong', '香港', '中国香港'] },
  { label: 'Korea, Democratic People’s Republic of', value: 'KP' },
  { label: 'Korea, Republic of', value: 'KR' },
  { label: 'Japan', value: 'JP' },
  { label: '电缆、电线', value: 'w' },
  { label: '泵/阀', value: 'p' },
  { label: 'A', value: '1' },
  { label: 'B', value: '2' },
  { label: 'AB', value: '12' },
  { label: 'A, B', value: '3' },
  { label: 'Other', value: 'o', hasInput: true },
];
const item = (type: string, more: object = {}): Item =>
  parseItem({ formItemId: 'f', formItemType: type, dicData: places, ...more });
const kinds = {
  checkbox: item('checkbox'),
  select: item('select', { multiple: true }),
  tree: item('tree'),
} as const;
const separators = ['、', ', ', '；'];

describe.each(Object.entries(kinds))('several places in a cell: %s', (_, column) => {
  it.each([
    ['Hong Kong, China, Japan', 'HK,JP'],
    ['Japan, Hong Kong, China', 'JP,HK'],
    ['Hong Kong, China, China', 'HK,CN'],
    ['Hong Kong，China；Japan', 'HK,JP'],
    ['hong kong,china、japan', 'HK,JP'],
    ['Hong Kong', 'HK'],
    ['Hong Kong; China', 'HK,CN'],
    ['香港、中国、日本', 'HK,CN,日本'],
    ['Korea, Republic of, Korea, Democratic People’s Republic of', 'KR,KP'],
    ['Korea, Republic', 'Korea,Republic'],
    ['电缆、电线、Japan', 'w,JP'],
    ['1,2', '1,2'],
    ['A; B', '1,2'],
    ['AB', '12'],
    ['Japan\nHong Kong, China', 'JP,HK'],
    ['', ''],
    [' , ;', ''],
  ])('%j is %j', (text, wire) => expect(fromCell(column, text)).toBe(wire));

  it('stand there so that they are read as they were, in every language', () => {
    const values = uniqueArray(constantFrom(...places.slice(0, -1).map(({ value }) => value)));
    assert(
      property(values, constantFrom(...separators), (chosen, listSeparator) => {
        const value = decode(column, chosen.join(','));
        expect(fromCell(column, toCell(column, value, { listSeparator }))).toBe(encode(column, value));
      }),
    );
  });
});

describe('texts beside an option', () => {
  it.each([
    ['Other (a, b), Japan', String.raw`o_>a\, b,JP`],
    ['Other（租赁、维修）、Japan', 'o_>租赁、维修,JP'],
    ['Other (a), Other (b)', 'o_>a,o_>b'],
    ['Other (a (b, c)), Hong Kong, China', String.raw`o_>a (b\, c),HK`],
    ['Other: a, Japan', 'o_>a,JP'],
  ])('%j is %j', (text, wire) => expect(fromCell(kinds.checkbox, text)).toBe(wire));

  it('come back, whatever is written in them but brackets', () => {
    const free = string({ unit: constantFrom(...', ;|、a\\_>：\n'.split('')), minLength: 1, maxLength: 6 });
    const others = free.map((text) => text.trim()).filter((text) => text !== '');
    assert(
      property(others, constantFrom(...separators), (other, listSeparator) => {
        const value = [{ value: 'HK' }, { value: 'o', other }, { value: 'JP' }];
        const cell = toCell(kinds.checkbox, value, { listSeparator });
        expect(decode(kinds.checkbox, fromCell(kinds.checkbox, cell))).toEqual(value);
      }),
    );
  });
});

describe('several paths in a cell', () => {
  const column = parseItem({
    formItemId: 'f',
    formItemType: 'cascader',
    multiple: true,
    dicData: [
      {
        label: 'Asia, East',
        value: 'a',
        children: [
          { label: 'Hong Kong, China', value: 'HK' },
          { label: 'Japan', value: 'JP' },
          { label: 'Pumps / Valves', value: 'pv' },
        ],
      },
      { label: 'Europe', value: 'e', children: [{ label: 'Ireland', value: 'IE' }] },
    ],
  });

  it.each([
    ['Asia, East / Hong Kong, China, Europe / Ireland', 'a,HK|e,IE'],
    ['Asia, East / Pumps / Valves; Europe/Ireland', 'a,pv|e,IE'],
    ['Europe / Nowhere, Asia, East / Japan', 'e,Nowhere|a,JP'],
  ])('%j is %j', (text, wire) => expect(fromCell(column, text)).toBe(wire));

  it('stand there so that they are read as they were, in every language', () => {
    const paths = uniqueArray(constantFrom('a,HK', 'a,JP', 'a,pv', 'e,IE', 'a', 'e'));
    assert(
      property(paths, constantFrom(...separators), (chosen, listSeparator) => {
        const value = decode(column, chosen.join('|'));
        expect(fromCell(column, toCell(column, value, { listSeparator }))).toBe(encode(column, value));
      }),
    );
  });
});

it('an option whose name another one has, too, stands in a cell by its value', () => {
  const groups = [
    { label: 'Laser', value: 'las', children: [{ label: 'Cleaning', value: 'las7' }] },
    { label: 'Surface', value: 'sur', children: [{ label: 'Cleaning', value: 'sur4' }] },
  ];
  const words = { listSeparator: '、' };
  const tree = parseItem({ formItemId: 'f', formItemType: 'tree', dicData: groups });
  const level = parseItem({
    formItemId: 'f',
    formItemType: 'select',
    dicData: groups.flatMap(({ children }) => children),
  });
  for (const column of [tree, level]) {
    for (const value of ['las7', 'sur4']) {
      const cell = toCell(column, decode(column, value), words);
      expect([cell, fromCell(column, cell, words)]).toEqual([value === 'las7' ? 'Cleaning' : value, value]);
    }
  }
});
