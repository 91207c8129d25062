import { utils, write } from '@e965/xlsx';
import { parseDefinition } from '@zhantai/engine';
import { expect, it } from 'vitest';
import { checkRecords } from './check-records.ts';

const item = (prop: string, formItemType: string, formItemLabel: string, rest: object = {}): object => ({
  formItemId: `f_${prop}`,
  formItemType,
  formItemLabel,
  formItemOriginalData: { prop, ...rest },
});

const form = parseDefinition({
  formItems: [
    item('name', 'input', '姓名', { required: true }),
    item('nation', 'select', '国籍', { dicUrl: '/api/dict/country', preValue: 'CN' }),
    item('mobile', 'input', '手机', { required: true, rules: [{ type: 'mobile' }] }),
    item('mobile_os', 'input', '手机（含区号）', { required: true }),
    item('days', 'number', '天数'),
    item('photo', 'upload', '证件照', { required: true }),
  ],
  formLogic: {
    scheme: [show('mobile', 'eq'), show('mobile_os', 'ne')],
  },
});

function show(prop: string, expression: string): object {
  return {
    triggerList: [{ formItemId: `f_${prop}`, type: 'show' }],
    condition: {
      relation: 'and',
      conditionList: [{ formItemId: 'f_nation', expression, optionValue: 'CN' }],
    },
  };
}

const countries = [
  { label: '中国', value: 'CN' },
  { label: '日本', value: 'JP' },
];

function check(rows: readonly (readonly (string | null)[])[], bookType: 'xlsx' | 'biff8' = 'xlsx') {
  const book = utils.book_new();
  const header = ['*姓名', '国籍', '手机', '手机（含区号）', '备注', '天数'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows.map((row) => [...row])]), '人员');
  return checkRecords(new Uint8Array(write(book, { type: 'array', bookType })), form, {
    title: '参展人员',
    today: '2026-11-21',
    context: {},
    maxRows: 5,
    optionsOf: ({ prop }) => (prop === 'nation' ? countries : null),
  });
}

it.each(['xlsx', 'biff8'] as const)(
  'judges each row as its form: logic, defaults and rules, but no photos (%s)',
  (bookType) => {
    const answer = check(
      [
        ['林一', '中国', '13800000001', null],
        [null, '日本', null, '+81312345678'],
        [null, null, null, null],
        ['林三', null, '1380', null],
        ['林四', '日本', '13800000004', null],
      ],
      bookType,
    );
    expect(answer).toMatchObject({
      kind: 'checked',
      good: 1,
      wrong: 3,
      problems: [
        { row: 3, prop: 'name', column: 0, code: 'required' },
        { row: 5, prop: 'mobile', column: 2 },
        { row: 6, prop: 'mobile_os', column: 3, code: 'required' },
      ],
      sheet: { name: '人员', headerRow: 1, unknownHeaders: ['备注'], preview: { total: 4 } },
    });
  },
);

it('names a text that is no number, which would else be left out or read as another one', () => {
  const complete = ['林一', '中国', '13800000001', null, null];
  const answer = check(['1e5', '两天', '1,200'].map((days) => [...complete, days]));
  expect(answer).toMatchObject({
    kind: 'checked',
    good: 1,
    problems: [2, 3].map((row) => ({ row, prop: 'days', column: 5, code: 'unreadable' })),
  });
});

it('ends in a fault where nobody is listed, or more people than are taken', () => {
  expect(check([[' ', null, null, null]])).toEqual({ kind: 'fault', fault: 'empty' });
  const many = Array.from({ length: 6 }, (_, place) => [`林${place}`, '中国', '13800000001', null]);
  expect(check(many)).toEqual({ kind: 'fault', fault: 'tooLarge' });
  const bytes = new Uint8Array([1, 2, 3]);
  const options = { title: '', today: '2026-11-21', context: {}, maxRows: 5 };
  expect(checkRecords(bytes, form, options)).toEqual({ kind: 'fault', fault: 'format' });
});
