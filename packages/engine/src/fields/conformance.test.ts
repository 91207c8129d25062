import {
  anything,
  array,
  assert,
  constantFrom,
  date,
  double,
  integer,
  json,
  option,
  property,
  record,
  string,
  tuple,
  uniqueArray,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe as suite, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { parseItem } from '../definition/parse-item.ts';
import { checkTypes } from '../validation/check-types.ts';
import { validate } from '../validation/validate.ts';
import { authoringRegistry } from './authoring-registry.ts';
import { blankValue, decode, decodeStored, encode, isEmpty, readAnswer } from './codec.ts';
import { describe } from './describe.ts';
import type { FieldType, FieldValue, FieldValues } from '../types/field-value.ts';
import { registry } from './registry.ts';
import { fromCell, toCell } from './sheets/sheet-codec.ts';

const TODAY = '2026-06-01';
const types = Object.keys(registry).filter(isType);

function isType(name: string): name is FieldType {
  return name in registry;
}

/** A form of one item of that type, as its sample sets it. */
function formOf(type: FieldType) {
  const raw = { formItemId: 'f', formItemType: type, formItemLabel: 'Field', prop: 'p' };
  return parseDefinition({
    formItems: [{ ...raw, formItemOriginalData: JSON.stringify(authoringRegistry[type].sample.item) }],
  });
}

function itemOf(type: FieldType) {
  const [item] = formOf(type).items;
  if (item === undefined) throw new Error(`no item of ${type}`);
  return item;
}

const text = string({ unit: 'grapheme', maxLength: 12 });
const key = constantFrom('a', 'b', 'c9');
const day = date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(
  (value) => value.toISOString().slice(0, 10),
);
const other = string({ unit: constantFrom('\\', ',', '_', '>', 'x', '|', '展'), maxLength: 6 });
const choice = record({ value: key }, { requiredKeys: ['value'] });
const withText = record({ value: constantFrom('o', 'gone'), other });
const finite = double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const pair = tuple(day, day).map(([start, end]): [string, string] => [start, end]);

const values: { readonly [T in FieldType]?: Arbitrary<FieldValues[T]> } = {
  input: text,
  password: text,
  textarea: text,
  date: text,
  time: text,
  datetime: text,
  year: text,
  signature: text,
  number: option(finite),
  rate: option(integer({ min: 0, max: 5 })),
  switch: constantFrom('0', '1'),
  radio: option(constantFrom<FieldValue & object>({ value: 'a' })).chain(() => option(choice)),
  select: option(choice),
  checkbox: array(choice).chain((plain) => array(withText).map((free) => [...plain, ...free])),
  daterange: option(pair),
  timerange: option(pair),
  datetimerange: option(pair),
  cascader: option(array(key, { minLength: 1 })),
  tree: uniqueArray(key),
  array: array(text),
  upload: array(key),
  dynamic: array(record({ name: text, pieces: option(finite) })),
};

suite.each(types)('engine.md §2: %s', (type) => {
  const item = itemOf(type);
  const { answers } = registry[type];

  it('E2.5: has a blank value that is empty and travels', () => {
    const blank = blankValue(item);
    expect(isEmpty(item, blank)).toBe(type !== 'switch');
    expect(decode(item, encode(item, blank))).toEqual(blank);
    for (const nothing of [undefined, null, ''])
      expect(decodeStored(item, nothing)).toEqual({ value: blank, unreadable: null });
  });

  const check = (wire: unknown) => {
    const { value, unreadable } = decodeStored(item, wire);
    expect(readAnswer(item, wire)).toEqual(value);
    // On the bare wire `1e5` is a number; as an answer it is a text that somebody typed.
    const typed = ['number', 'rate'].includes(type) && typeof wire === 'string';
    if (!typed) expect(decode(item, wire)).toEqual(value);
    expect(unreadable === null || isEmpty(item, value) || type === 'switch').toBe(true);
    const again = encode(item, value);
    if (unreadable === null) expect(encode(item, decode(item, again))).toEqual(again);
    validate(formOf(type), { p: wire }, { today: TODAY });
  };

  it('E2.1: never throws, whatever arrives', () => {
    assert(property(anything({ withNullPrototype: true, withBigInt: true }), check));
    assert(property(json(), (wire) => check(JSON.parse(wire))));
    assert(property(json(), check));
    assert(
      property(string({ unit: constantFrom(',', '|', '_', '>', '\\', 'a', '[', ']', '"', '1') }), check),
    );
  });

  const arbitrary: Arbitrary<FieldValue> | undefined = values[type];
  if (arbitrary !== undefined)
    it('E2.1: gives back every value that was written', () => {
      assert(
        property(arbitrary, (value) => {
          expect(decode(item, encode(item, value))).toEqual(value);
        }),
      );
    });

  const { good, bad } = authoringRegistry[type].sample;
  if (good.length > 0)
    it.each(good.map((wire) => ({ wire })))('takes $wire', ({ wire }) => {
      expect(encode(item, decode(item, wire))).toEqual(wire);
      expect(validate(formOf(type), { p: wire }, { today: TODAY })).toEqual([]);
    });

  if (bad.length > 0)
    it.each(bad)('refuses $wire as $code', ({ wire, code }) => {
      const form = formOf(type);
      const problems = [...checkTypes(form, { p: wire }), ...validate(form, { p: wire }, { today: TODAY })];
      expect(problems[0]).toMatchObject({ prop: 'p', code });
    });

  it('asks for an answer where one is required', () => {
    const required = parseItem({ ...item.source, required: true, rules: [] });
    const form = parseDefinition({ formItems: [required.source] });
    const problems = validate(form, {}, { today: TODAY });
    expect(problems.length).toBe(answers && type !== 'switch' ? 1 : 0);
  });

  it('stands in a spreadsheet and comes back', () => {
    if (['upload', 'signature', 'dynamic', 'password'].includes(type)) return;
    for (const wire of good) {
      const value = decode(item, wire);
      expect(decode(item, fromCell(item, toCell(item, value)))).toEqual(value);
    }
  });

  it('is plain text where it is empty or filled', () => {
    for (const wire of good) expect(typeof describe(item, decode(item, wire))).toBe('string');
  });
});

suite('engine.md §2: other-text and data types', () => {
  const dicData = [
    { label: 'One', value: 1 },
    { label: 'Two', value: 2, hasInput: true },
  ];

  it.each([
    ['number', 'radio', 2, { value: 2 }],
    ['number', 'radio', '2_>x', { value: 2, other: 'x' }],
    ['number', 'checkbox', '1,2_>x', [{ value: 1 }, { value: 2, other: 'x' }]],
    ['array', 'checkbox', ['1', '2_>x'], [{ value: '1' }, { value: '2', other: 'x' }]],
    ['array', 'tree', ['1', '2'], ['1', '2']],
  ])('%s %s writes %j', (dataType, type, wire, value) => {
    const item = parseItem({ formItemId: 'f', formItemType: type, dataType, dicData });
    expect(decode(item, wire)).toEqual(value);
    expect(encode(item, decode(item, wire))).toEqual(wire);
  });

  it('keeps boolean switch values as they are written', () => {
    const item = parseItem({
      formItemId: 'f',
      formItemType: 'switch',
      dicData: [{ value: true }, { value: false }],
    });
    expect([blankValue(item), decode(item, 'false'), decode(item, true)]).toEqual([true, false, true]);
  });

  it('reads the row form of old clients, and `length` as `long`', () => {
    const column = ['long', 'width'].map((prop) => ({ formItemId: prop, formItemType: 'number', prop }));
    const item = parseItem({ formItemId: 'f', formItemType: 'dynamic', children: { column } });
    const old = [
      {
        id: 7,
        components: [
          { prop: 'length', value: '5' },
          { prop: '__proto__', value: {} },
        ],
      },
    ];
    expect(decode(item, old)).toEqual([{ long: 5, width: null }]);
  });
});

suite.each(
  (['radio', 'select', 'checkbox', 'cascader', 'tree', 'array', 'upload'] as const).flatMap((type) =>
    (['string', 'number', 'array'] as const).flatMap((dataType) =>
      [false, true].map((multiple) => ({ type, dataType, multiple })),
    ),
  ),
)('engine.md §2: $type of $dataType, multiple $multiple', (variant) => {
  const item = parseItem({ formItemId: 'f', formItemType: variant.type, ...variant });

  it('encodes what it decodes to one text of its own', () => {
    const odd = string({ unit: constantFrom(',', '|', '_', '>', '\\', '[', '"', '1', '2'), maxLength: 8 });
    for (const wire of [odd, array(odd), array(array(odd)), anything()]) {
      assert(
        property<[unknown]>(wire, (given) => {
          const value = decode(item, given);
          const canonical = encode(item, value);
          expect(decode(item, canonical)).toEqual(value);
          expect(encode(item, decode(item, canonical))).toEqual(canonical);
        }),
      );
    }
  });
});
