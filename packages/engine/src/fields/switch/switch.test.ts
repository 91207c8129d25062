import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { openSession } from '../../session/open-session.ts';
import { submissionOf } from '../../session/submission-of.ts';
import { validate } from '../../validation/validate.ts';
import { blankValue, decode, decodeStored, encode } from '../codec.ts';
import { describe as describeValue } from '../describe.ts';
import { fromCell, toCell } from '../sheets/sheet-codec.ts';
import { switchPositions } from './switch-positions.ts';

const TODAY = '2026-06-01';
type Value = string | number | boolean;

/** Every way a pair of values is written. */
const pairs: readonly (readonly [off: Value, on: Value])[] = [
  [false, true],
  ['false', 'true'],
  [0, 1],
  ['0', '1'],
  ['N', 'Y'],
  [2, 1],
];
const spellings = pairs.flatMap(([off, on]) =>
  [
    [off, on],
    [on, off],
  ].flatMap((pair) => [
    {
      pair,
      dicData: pair.map((value, at) => ({ label: at === 0 ? '不用' : '要用', value })),
      props: undefined,
    },
    {
      pair,
      dicData: pair.map((id, at) => ({ name: at === 0 ? '不用' : '要用', id })),
      props: { label: 'name', value: 'id' },
    },
  ]),
);

const formOf = (settings: object, rules: readonly object[] = []) => {
  const form = parseDefinition({
    formItems: [
      {
        formItemId: 's',
        formItemType: 'switch',
        formItemLabel: '委托',
        formItemOriginalData: JSON.stringify({ prop: 'p', rules, ...settings }),
      },
      { formItemId: 'd', formItemType: 'input', formItemLabel: '说明', formItemOriginalData: '{"prop":"d"}' },
    ],
    formLogic: {
      scheme: [
        {
          triggerList: [{ formItemId: 'd', type: 'show' }],
          condition: {
            relation: 'and',
            conditionList: [{ formItemId: 's', expression: 'eq', optionValue: onOf(settings) }],
          },
        },
      ],
    },
  });
  const [item] = form.items;
  if (item === undefined) throw new Error('no switch');
  return { form, item };
};

const onOf = (settings: object): unknown => {
  const { dicData } = { dicData: undefined, ...settings };
  const entry: unknown = Array.isArray(dicData) ? dicData[1] : undefined;
  if (typeof entry !== 'object' || entry === null) return 'true';
  return Reflect.get(entry, 'value') ?? Reflect.get(entry, 'id');
};

describe.each(spellings)('engine.md §2: a switch of $dicData', ({ pair, dicData, props }) => {
  const [off, on] = pair;
  const settings = { dicData, ...(props === undefined ? {} : { props }) };
  const { form, item } = formOf(settings, [{ type: 'accepted' }]);

  it('is off at first, by the value that stands first', () => {
    expect(blankValue(item)).toBe(off);
    expect(switchPositions(item)).toEqual({
      off: { value: off, label: '不用' },
      on: { value: on, label: '要用' },
    });
  });

  it('reads both values in every spelling, and writes them as the definition does', () => {
    for (const value of [off, on]) {
      for (const wire of [value, String(value)]) {
        expect(decodeStored(item, wire)).toEqual({ value, unreadable: null });
        expect(encode(item, decode(item, wire))).toBe(value);
      }
    }
    expect(decodeStored(item, 'maybe')).toEqual({ value: off, unreadable: 'maybe' });
    for (const nothing of ['', null, undefined]) expect(decode(item, nothing)).toBe(off);
  });

  it('is agreed to by what stands second, and by nothing else', () => {
    const codes = (value: unknown) =>
      validate(form, { p: value, d: '' }, { today: TODAY }).map(({ code }) => code);
    expect(codes(on)).toEqual([]);
    expect(codes(String(on))).toEqual([]);
    expect(codes(off)).toEqual(['accepted']);
    expect(validate(form, {}, { today: TODAY }).map(({ code }) => code)).toEqual(['accepted']);
  });

  it('is called what it is, in text and in files, and comes back from them', () => {
    expect([describeValue(item, off ?? ''), describeValue(item, on ?? '')]).toEqual(['不用', '要用']);
    for (const value of [off, on]) expect(fromCell(item, toCell(item, value ?? ''))).toBe(value);
    expect(fromCell(item, String(on))).toBe(on);
  });

  it('is watched by its value, set by a session, and submitted as it is shown', () => {
    const session = openSession(form, { today: TODAY });
    const [node, shown] = [session.node('p'), session.node('d')];
    expect(shown?.state().visible).toBe(false);
    node?.set(switchPositions(item).on.value);
    expect(shown?.state().visible).toBe(true);
    expect(session.problems()).toEqual([]);
    expect(session.answers()).toMatchObject({ p: on });
    expect(submissionOf(form, session.answers())).toMatchObject({ p: on });
  });
});

describe('a switch whose definition says less', () => {
  it.each([
    ['nothing', {}, false, true],
    ['bare flags', { dicData: [false, true] }, false, true],
    ['values alone', { dicData: [{ value: 0 }, { value: 1 }] }, 0, 1],
    ['one entry', { dicData: [{ label: '是', value: '1' }] }, false, true],
    ['an empty text for off', { dicData: [{ value: '' }, { value: '1' }] }, '', '1'],
    [
      'a line that only asks',
      { dicData: [{ label: '请选择', value: '' }, { value: 'n' }, { value: 'y' }] },
      'n',
      'y',
    ],
  ])('%s: the words for on and off', (_, settings, off, on) => {
    const { item } = formOf(settings);
    const { off: first, on: second } = switchPositions(item);
    expect([first.value, second.value]).toEqual([off, on]);
    const words = { on: '是', off: '否' };
    expect([describeValue(item, off, words), describeValue(item, on, words)]).toEqual(['否', '是']);
    for (const value of [off, on]) expect(fromCell(item, toCell(item, value, words), words)).toBe(value);
    expect([fromCell(item, true), fromCell(item, 'FALSE')]).toEqual(
      typeof on === 'boolean' ? [true, false] : [on, off],
    );
  });

  it('keeps its labels in the language of the definition', () => {
    const item = parseDefinition(
      {
        formItems: [
          {
            formItemId: 's',
            formItemType: 'switch',
            formItemOriginalData: {
              dicData: [
                { label: '否', value: false },
                { label: '是', value: true },
              ],
              i18n: { en: { options: { false: 'No', true: 'Yes' } } },
            },
          },
        ],
      },
      { language: 'en' },
    ).items[0];
    expect(item && switchPositions(item)).toEqual({
      off: { value: false, label: 'No' },
      on: { value: true, label: 'Yes' },
    });
  });
});
