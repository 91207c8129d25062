import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { validate } from './validate.ts';

const OPTIONS = [{ value: 'a' }, { value: 'b', hasInput: true }, { value: 'c', label: 'C' }];
const RULES = [
  [],
  [{ pattern: '^[a-z]+$' }],
  [{ pattern: '/^A/i' }, { pattern: 'b$', message: 'ends' }],
  [{ min: 2, max: 3 }],
  [{ required: true, message: 'needed' }],
  [{ type: 'mobile' }],
  [{ pattern: '(a+)+' }],
];
const TYPES = [
  'input',
  'textarea',
  'number',
  'radio',
  'select',
  'checkbox',
  'switch',
  'date',
  'rate',
  'password',
];
const PROPS = ['name', 'long', 'length', 'valueOf', 'extra', 'sum'];

const columns = tuple(
  ...PROPS.slice(0, 5).map((prop) =>
    record({
      prop: constantFrom(prop),
      type: constantFrom(...TYPES),
      required: boolean(),
      hide: constantFrom(false, false, true),
      maxLength: constantFrom(null, 2, 5),
      min: constantFrom<unknown>(null, 0, { value: '${booth.least}' }),
      max: constantFrom(null, 3),
      precision: constantFrom(null, 0, 1),
      rules: constantFrom(...RULES),
      multiple: boolean(),
      dataType: constantFrom('string', 'number'),
      dicData: constantFrom(OPTIONS),
    }),
  ),
).map((cells) => [...cells, { prop: 'sum', type: 'number', compute: { sum: ['name', 'extra'] } }]);

const TEXTS = [
  '',
  ' ',
  'a',
  'ab',
  'Abcdef',
  'b',
  'b_>',
  'b_>x',
  'c_>y',
  'a,b',
  '7',
  '🎪🎪',
  '13800138000',
  '2026-02-30',
];
const OTHERS = [0, 1, 2.5, -1, 99, NaN, true, null, undefined, {}, ['a'], [], 'x'.repeat(2001)];
const wires = constantFrom<unknown>(...TEXTS, ...OTHERS);
const rows = array(
  tuple(dictionary(constantFrom(...PROPS, '$id', 'unknown'), wires), boolean()).map(([cells, whole]) =>
    whole ? { ...Object.fromEntries(PROPS.map((prop) => [prop, cells[prop] ?? 'a'])), ...cells } : cells,
  ),
  { maxLength: 6 },
);

describe('engine.md §4: rows are judged as they travel', () => {
  it('as they are judged once they were read', () => {
    assert(
      property(
        columns,
        rows,
        record({
          required: boolean(),
          minSize: constantFrom(null, 2),
          readonly: constantFrom(false, false, true),
        }),
        integer({ min: 0, max: 2 }),
        (cells, answers, table, least) => {
          const judge = (more: readonly object[]) =>
            validate(
              parseDefinition({
                formItems: [
                  {
                    formItemId: 't',
                    formItemType: 'dynamic',
                    formItemOriginalData: { ...table, children: { column: [...cells, ...more] } },
                  },
                ],
              }),
              { t: answers },
              { today: '2026-06-01', context: { booth: { least } }, stored: { t: answers } },
            );
          // A column that takes what is stored makes the engine read every row first.
          expect(judge([])).toEqual(judge([{ prop: 'guard', type: 'input', hide: true, readonly: true }]));
        },
      ),
    );
  });
});
