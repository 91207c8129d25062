import { describe, expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';
import type { ListOption } from './list-option.ts';
import { stepOption } from './step-option.ts';
import { typeAhead } from './type-ahead.ts';

const options: readonly ListOption[] = [
  { key: '1', label: 'Alpha', description: 'first hall', disabled: true },
  { key: '2', label: 'Beta' },
  { key: '3', label: 'Bravo', disabled: true },
  { key: '4', label: 'Bolt', description: 'Second hall' },
  { key: '5', label: '二级 / 展览工程企业' },
];

describe('searching a list', () => {
  test('every word must be in the label or the description, case aside', () => {
    expect(filterOptions(options, 'HALL bo').map(({ key }) => key)).toEqual(['4']);
    expect(filterOptions(options, '工程').map(({ key }) => key)).toEqual(['5']);
    expect(filterOptions(options, 'nothing')).toEqual([]);
  });

  test('width, case, accents, dots and what nobody sees do not count; other names are found, too', () => {
    const places = [
      { key: 'us', label: '美国', aliases: ['United States', 'USA', '美利坚合众国'] },
      { key: 'am', label: '买买提·阿合奉' },
      { key: 'jo', label: 'José O’Brien' },
    ];
    const found = (query: string) => filterOptions(places, query).map(({ key }) => key);
    expect(['usa', 'Ｕｎｉｔｅｄ', '合众国'].map(found)).toEqual([['us'], ['us'], ['us']]);
    expect(['买买提・阿', '提•阿', '买买提\u200b阿合奉'].map(found)).toEqual([['am'], ['am'], ['am']]);
    expect(["jose o'b", 'JOSÉ'].map(found)).toEqual([['jo'], ['jo']]);
  });

  test('a blank query keeps the very same list', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });
});

describe('moving in a list', () => {
  test('arrows skip what cannot be chosen and stop at the ends', () => {
    expect(stepOption(options, -1, 'ArrowDown')).toBe(1);
    expect(stepOption(options, 1, 'ArrowDown')).toBe(3);
    expect(stepOption(options, 4, 'ArrowDown')).toBe(4);
    expect(stepOption(options, 1, 'ArrowUp')).toBe(1);
    expect(stepOption(options, -1, 'ArrowUp')).toBe(4);
  });

  test('Home, End and pages land on what can be chosen', () => {
    expect(stepOption(options, 4, 'Home')).toBe(1);
    expect(stepOption(options, 1, 'End')).toBe(4);
    expect(stepOption(options, 1, 'PageDown')).toBe(4);
    expect(stepOption(options, 4, 'PageUp')).toBe(1);
    expect(stepOption(options, 1, 'x')).toBeNull();
    expect(stepOption([], -1, 'ArrowDown')).toBe(-1);
  });
});

describe('typing ahead', () => {
  test('one letter steps through its options, skipping disabled ones', () => {
    expect(typeAhead(options, -1, 'b')).toBe(1);
    expect(typeAhead(options, 1, 'b')).toBe(3);
    expect(typeAhead(options, 3, 'bb')).toBe(1);
  });

  test('more letters narrow down from where it stands', () => {
    expect(typeAhead(options, 1, 'bo')).toBe(3);
    expect(typeAhead(options, 3, 'bol')).toBe(3);
    expect(typeAhead(options, 0, 'al')).toBe(-1);
  });
});
