import { array, assert, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../definition/item.ts';
import { readSettings } from '../settings/read-settings.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { readOptionLines } from './read-option-lines.ts';
import { takeOptions } from './take-options.ts';

const raw: JsonObject = {
  formItemId: 'x',
  formItemType: 'radio',
  formItemLabel: 'Hall',
  formItemOriginalData:
    '{"prop":"hall","dicData":[{"label":"North","value":"n","tag":7},{"label":"South","value":4}],"i18n":{"en":{"options":{"n":"N"},"label":"Hall"}}}',
};
const original = (item: JsonObject): unknown => JSON.parse(String(item['formItemOriginalData']));
const optionsOf = (item: JsonObject) => Reflect.get(Object(original(item)), 'dicData');
const read = (text: string, existing: readonly JsonObject[] = []) =>
  readOptionLines(
    text.split('\n').map((line) => line.split('\t')),
    existing,
  );
const existing: readonly JsonObject[] = [{ label: 'North', value: 'n' }];

describe('pasted options', () => {
  it('keep the values of labels that are there and give new ones the next free whole number', () => {
    const { lines, faults } = read('North\n\nEast\n  \nWest');
    expect(faults).toEqual([]);
    expect(optionsOf(takeOptions(raw, 'radio', lines))).toEqual([
      { label: 'North', value: 'n', tag: 7 },
      { label: 'South', value: 4 },
      { label: 'East', value: '5' },
      { label: 'West', value: '6' },
    ]);
  });

  it('bring values, and the labels of other languages, which stand beside the options', () => {
    const { lines } = read('North\tother\t北\tNorth side\nEast\te\t東\tEast side');
    const taken = takeOptions(raw, 'radio', lines);
    expect(original(taken)).toMatchObject({
      dicData: [{ value: 'n', tag: 7 }, { value: 4 }, { label: 'East', value: 'e' }],
      i18n: {
        en: { label: 'Hall', options: { n: 'North side', e: 'East side' } },
        'zh-Hant': { options: { n: '北', e: '東' } },
      },
    });
  });

  it('are refused by line: doubles, separators, no label, a number of columns that means nothing', () => {
    const { faults } = read('A\t1\nA\t2\nB\t1\nC\ta,b\nD\tx_>y\n\t7\nE\tn', existing);
    expect(faults.map(({ line, code, other }) => [line, code, other])).toEqual([
      [2, 'sameLabel', 1],
      [3, 'sameValue', 1],
      [4, 'separator', null],
      [5, 'separator', null],
      [6, 'noLabel', null],
      [7, 'sameValue', null],
    ]);
    expect(read('A\nB\tb\tc').faults).toEqual([{ line: 2, code: 'columns', text: '3', other: null }]);
  });

  it('never change an option that is there but for its texts, and never give a value twice', () => {
    const label = string({ minLength: 1, maxLength: 4 }).map((text) => `l${text.trim()}`);
    assert(
      property(array(array(label, { minLength: 1, maxLength: 1 }), { maxLength: 30 }), (block) => {
        const { lines, faults } = readOptionLines(block, []);
        pre(faults.length === 0);
        const options: unknown = optionsOf(takeOptions(raw, 'radio', lines));
        const all = Array.isArray(options) ? options : [];
        expect(all.slice(0, 2)).toEqual(optionsOf(raw));
        const values = all.map((option: unknown) => String(Reflect.get(Object(option), 'value')));
        expect(new Set(values).size).toBe(values.length);
      }),
    );
  });
});

const rows = () =>
  [readSettings(raw, 'radio')['dicData']].flat().map((row, at) => ({ ...Object(row), $id: `r${at}` }));

describe('labels of options in other languages', () => {
  it('are cells of the grid, and only they change with them', () => {
    const [north, south] = rows();
    expect(north).toMatchObject({ en: 'N' });
    const written = writeSettings(
      raw,
      'radio',
      { dicData: rows() },
      { dicData: [{ ...north, en: 'Nn' }, south] },
    );
    expect(optionsOf(written)).toEqual(optionsOf(raw));
    expect(original(written)).toMatchObject({ i18n: { en: { label: 'Hall', options: { n: 'Nn' } } } });
  });

  it('go with their value, and with their option', () => {
    const [north, south] = rows();
    const renamed = writeSettings(
      raw,
      'radio',
      { dicData: rows() },
      { dicData: [{ ...north, value: 'm' }, south] },
    );
    expect(original(renamed)).toMatchObject({ i18n: { en: { options: { m: 'N' } } } });
    const removed = writeSettings(raw, 'radio', { dicData: rows() }, { dicData: [south] });
    expect(original(removed)).toMatchObject({ i18n: { en: { label: 'Hall' } } });
    expect(JSON.stringify(original(removed))).not.toContain('"n"');
  });
});
