import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../definition/context.ts';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { checkImport } from '../../tables/check-import.ts';
import { validate } from '../../validation/validate.ts';
import { isRowsNode } from '../is-rows-node.ts';
import { openSession } from '../open-session.ts';
import type { RowsNode, Session } from '../session.ts';

const today = '2026-06-01';
const add = (handler: string, settings: object) => ({ event: 'add', handler, settings });
const keep = (rows: number) => ({ event: 'del', handler: 'keepFirst', settings: { rows } });

/** A form with a field, and a table below it that names hooks. */
function formOf(eventList: readonly object[], more: object = {}) {
  return parseDefinition({
    formItems: [
      {
        formItemId: 'w',
        formItemType: 'input',
        formItemLabel: 'Wish',
        formItemOriginalData: { prop: 'wish' },
      },
      {
        formItemId: 't',
        formItemType: 'dynamic',
        formItemLabel: 'Staff',
        formItemOriginalData: {
          prop: 'staff',
          eventList,
          children: {
            column: [
              { prop: 'name', type: 'input', label: 'Name' },
              { prop: 'day', type: 'date', label: 'Day' },
              { prop: 'size', type: 'number', label: 'Size' },
            ],
          },
          ...more,
        },
      },
    ],
  });
}

function open(eventList: readonly object[], answers: Answers = {}, booth: Answers = {}, more: object = {}) {
  const definition = formOf(eventList, more);
  const session = openSession(definition, { today, answers, context: { booth } });
  return { definition, session, node: tableOf(session) };
}

function tableOf(session: Session): RowsNode {
  const node = session.node('staff');
  if (!isRowsNode(node)) throw new Error('no sub-table');
  return node;
}

const codes = (eventList: readonly object[], answers: Answers, booth: Answers = {}) =>
  validate(formOf(eventList), answers, { today, context: { booth } }).map(({ code, params }) => [
    code,
    params,
  ]);

const rows = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('E6.5: limitByBooth', () => {
  const hooks = [add('limitByBooth', { rows: 2 })];

  it.each([
    [1, 2, []],
    [1, 3, [['tooManyForBooth', { n: 2 }]]],
    [2, 4, []],
    [2, 5, [['tooManyForBooth', { n: 4 }]]],
    [0, 1, [['tooManyForBooth', { n: 0 }]]],
  ])('of %i booths and %i rows', (count, filled, expected) => {
    const staff = Array.from({ length: filled }, (_, at) => ({ name: `n${at}` }));
    expect(codes(hooks, { staff }, { count })).toEqual(expected);
  });

  it('holds nothing against rows where nobody knows the booths, and does not count blank ones', () => {
    expect(codes(hooks, { staff: rows('a', 'b', 'c') })).toEqual([]);
    expect(codes(hooks, { staff: rows('a', '', 'b', '') }, { count: 1 })).toEqual([]);
  });

  it('refuses a row at the limit by button, in an editor and once another one came before it', () => {
    const { node } = open(hooks, { staff: rows('a') }, { count: 1 });
    const editor = node.editNew();
    node.add();
    expect(node.canAdd()).toBe(false);
    expect(node.refusal()).toMatchObject({ code: 'tooManyForBooth', params: { n: 2 }, label: 'Staff' });
    expect([node.add(), node.editNew()]).toEqual([null, null]);
    expect(editor?.confirm()).toMatchObject([{ code: 'tooManyForBooth' }]);
  });
});

describe('E6.5: limitByArea', () => {
  it.each([
    [36, { squareMetres: 9, rows: 2 }, 8],
    [35.9, { squareMetres: 9, rows: 2 }, 6],
    [6, { squareMetres: 9, rows: 2, least: 3 }, 3],
    [0.9, { squareMetres: 0.3, rows: 1 }, 3],
  ])('of %d m² with %o lets %i rows', (totalArea, settings, most) => {
    const { node } = open([add('limitByArea', settings)], {}, { totalArea });
    for (let at = 0; at < most; at += 1) expect(node.add()).not.toBeNull();
    expect(node.refusal()).toMatchObject({ code: 'tooManyForArea', params: { n: most } });
  });
});

describe('E6.5: keepFirst', () => {
  it('keeps the first rows, whatever becomes of the others', () => {
    const { node } = open([keep(1)], { staff: rows('a', 'b') });
    const [first, second] = node.rows();
    if (first === undefined || second === undefined) throw new Error('no rows');
    expect([node.canRemove(first), node.canRemove(second)]).toEqual([false, true]);
    expect(node.refusal(first)).toMatchObject({ code: 'tooFew', params: { n: 1 } });
    expect([node.remove(first), node.remove(second)]).toEqual([false, true]);
  });

  it('finds fewer rows than those, none included', () => {
    expect(codes([keep(2)], { staff: rows('a', 'b') })).toEqual([]);
    expect(codes([keep(2)], { staff: rows('a', '') })).toEqual([['tooFew', { n: 2 }]]);
    expect(codes([keep(2)], { staff: [] })).toEqual([['tooFew', { n: 2 }]]);
  });
});

describe('E6.5: uniqueColumn', () => {
  const hooks = [add('uniqueColumn', { columns: ['name', 'size'] })];

  it('finds two rows with the same in all of its columns, as they are stored', () => {
    const staff = [
      { name: 'Ann', size: 1 },
      { name: 'Ann', size: 2 },
      { name: ' Ann ', size: 1 },
    ];
    expect(codes(hooks, { staff })).toEqual([['duplicateRow', { row: 3, other: 1 }]]);
  });

  it('does not count blanks', () => {
    expect(codes(hooks, { staff: [{ name: 'Ann' }, { name: 'Ann' }, { size: 1 }, { size: 1 }] })).toEqual([]);
  });

  it('counts rows of an import as the workbook does', () => {
    const item = formOf(hooks).itemByProp.get('staff');
    if (item === undefined) throw new Error('no table');
    const cells = [{ name: 'Ann', size: 1 }, {}, { name: 'Ann', size: 1 }];
    const result = checkImport(item, cells, { today, existing: [{}, {}], replace: false });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'duplicateRow', row: 0, params: { row: 4, other: 2 } }],
    });
  });
});

describe('E6.5: requireParent', () => {
  it('refuses rows while the field is empty, and those a client sends all the same', () => {
    const hooks = [add('requireParent', { prop: 'wish' })];
    const { node, session } = open(hooks);
    expect(node.refusal()).toMatchObject({ code: 'needsParent', params: { parent: 'Wish' } });
    session.node('wish')?.enter('yes');
    expect(node.canAdd()).toBe(true);
    expect(codes(hooks, { wish: '', staff: rows('a') })).toEqual([['needsParent', { parent: 'Wish' }]]);
    expect(codes(hooks, { wish: 'yes', staff: rows('a') })).toEqual([]);
    expect(codes(hooks, { wish: '', staff: [] })).toEqual([]);
  });

  it('keeps rows that are there and counts them as hidden', () => {
    const hooks = [add('requireParent', { prop: 'wish', value: 'yes' })];
    const { node, session, definition } = open(
      hooks,
      { wish: 'yes', staff: rows('a') },
      {},
      { required: true },
    );
    let notified = 0;
    node.subscribe(() => {
      notified += 1;
    });
    session.node('wish')?.enter('no');
    expect(notified).toBe(1);
    expect([node.rows(), node.state().value, session.problems()]).toEqual([[], [], []]);
    expect(session.answers()).toEqual({ wish: 'no', staff: [] });
    expect(validate(definition, session.answers(), { today })).toEqual([]);
    expect(session.draft()).toMatchObject({ staff: [{ name: 'a' }] });
    session.node('wish')?.enter('yes');
    expect(node.rows().map((row) => row.value()['name'])).toEqual(['a']);
  });

  it('settles what a rule shows for the rows', () => {
    const definition = parseDefinition({
      formItems: [
        { formItemId: 'w', formItemType: 'input', formItemOriginalData: { prop: 'wish' } },
        {
          formItemId: 't',
          formItemType: 'dynamic',
          formItemOriginalData: {
            prop: 'staff',
            eventList: [add('requireParent', { prop: 'wish' })],
            children: { column: [{ prop: 'name', type: 'input' }] },
          },
        },
        { formItemId: 'x', formItemType: 'input', formItemOriginalData: { prop: 'extra' } },
      ],
      formLogic: {
        scheme: [
          {
            triggerList: [{ formItemId: 'x', type: 'show' }],
            condition: {
              relation: 'and',
              conditionList: [{ formItemId: 't', expression: 'ne', optionValue: '' }],
            },
          },
        ],
      },
    });
    const session = openSession(definition, {
      today,
      answers: { wish: 'yes', staff: [{ $id: 'a', name: 'a' }] },
    });
    const shown = () => session.node('extra')?.state().visible;
    expect(shown()).toBe(true);
    session.node('wish')?.enter('');
    expect(shown()).toBe(false);
    session.node('wish')?.enter('x');
    expect(shown()).toBe(true);
  });
});

describe('E6.5: the check of the whole', () => {
  const names = constantFrom('', 'a', 'b', ' a', 'ａ');
  const sent = array(
    record({ name: names, day: constantFrom('', '2026-06-01'), size: constantFrom(null, 1, 2) }),
    {
      maxLength: 6,
    },
  );
  const hooks = [
    add('limitByBooth', { rows: 2 }),
    add('limitByArea', { squareMetres: 9, rows: 1, least: 2 }),
    keep(1),
    add('uniqueColumn', { columns: ['name', 'size'] }),
    add('requireParent', { prop: 'wish', value: 'a' }),
  ];

  it('says the same in a session and to whoever sends these rows', () => {
    assert(
      property(
        sent,
        constantFrom('', 'a', 'b'),
        integer({ min: 0, max: 3 }),
        integer({ min: 0, max: 40 }),
        array(constantFrom(...hooks), { maxLength: 4 }),
        (staff, wish, count, totalArea, chosen) => {
          const context = { booth: { count, totalArea } };
          const { definition, session } = open(chosen, { wish, staff }, context.booth);
          const found = session.validate().map(({ prop, code, params }) => ({ prop, code, params }));
          const foundBy = (answers: Answers) =>
            validate(definition, answers, { today, context }).map(({ prop, code, params }) => ({
              prop,
              code,
              params,
            }));
          const given = foundBy({ wish, staff });
          // Rows that are withheld are sent by nobody but a client of its own.
          if (given.some(({ code }) => code === 'needsParent'))
            expect(session.answers()['staff']).toEqual([]);
          else expect(given).toEqual(found);
          expect(foundBy(session.answers()).map(({ code }) => code)).toEqual(found.map(({ code }) => code));
        },
      ),
    );
  });
});

describe('E6.6: entries that are not understood', () => {
  it.each([
    ['an unknown name', { event: 'add', handler: 'x' }, 'unknownHook', { name: 'x' }],
    [
      'a name of every object',
      { event: 'add', handler: 'constructor' },
      'unknownHook',
      { name: 'constructor' },
    ],
    [
      'another event',
      { event: 'del', handler: 'limitByBooth', settings: { rows: 1 } },
      'badHook',
      { setting: 'event' },
    ],
    ['no settings', { event: 'add', handler: 'limitByBooth' }, 'badHook', { setting: 'rows' }],
    ['half a row', add('limitByBooth', { rows: 1.5 }), 'badHook', { setting: 'rows' }],
    [
      'no square metres',
      add('limitByArea', { squareMetres: 0, rows: 1 }),
      'badHook',
      { setting: 'squareMetres' },
    ],
    ['a strange setting', add('limitByBooth', { rows: 1, colour: 'red' }), 'badHook', { setting: 'colour' }],
    [
      'a column that is not there',
      add('uniqueColumn', { columns: ['x'] }),
      'badHook',
      { setting: 'columns' },
    ],
    ['a field that is not there', add('requireParent', { prop: 'x' }), 'badHook', { setting: 'prop' }],
    ['the table itself', add('requireParent', { prop: 'staff' }), 'logicCycle', {}],
  ])('%s', (_, entry, code, params) => {
    const { problems } = formOf([entry]);
    expect(problems[0]).toMatchObject({ code, params });
    expect(validate(formOf([entry]), { staff: rows('a', 'b') }, { today }).map((one) => one.code)).toEqual(
      [],
    );
  });

  it('are refused on what is no sub-table', () => {
    const { problems } = parseDefinition({
      formItems: [
        {
          formItemId: 'a',
          formItemType: 'array',
          formItemOriginalData: { prop: 'a', eventList: [add('limitByBooth', { rows: 1 })] },
        },
      ],
    });
    expect(problems).toMatchObject([{ code: 'badHook', formItemId: 'a', params: { setting: 'event' } }]);
  });
});
