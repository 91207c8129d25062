// Definitions and answers that mean harm: they end soon with problems, and nothing throws.
import { describe, expect, it } from 'vitest';
import { checkTypes } from '../validation/check-types.ts';
import { diffAnswers } from '../session/diff-answers.ts';
import { openSession } from '../session/open-session.ts';
import type { Answers } from './context.ts';
import { submissionOf } from '../session/submission-of.ts';
import { validate } from '../validation/validate.ts';
import { parseDefinition } from './parse-definition.ts';
import { readType } from '../types/traits.ts';

const today = '2026-05-20';
const MANY = 10_000;
const TYPES = [
  'input password number textarea radio checkbox select switch rate date daterange time timerange datetime',
  'datetimerange year cascader tree array upload signature dynamic html title',
]
  .join(' ')
  .split(' ');

const field = (index: number, original: object = {}, type = 'input') => ({
  formItemId: `i${index}`,
  formItemType: type,
  formItemLabel: `Field ${index}`,
  formItemOriginalData: { prop: `i${index}`, ...original },
});

const fields = (count: number, original: (index: number) => object = () => ({}), type = 'input') =>
  Array.from({ length: count }, (_, index) => field(index, original(index), type));

const rule = (targets: readonly number[], watched: readonly number[], expression = 'ne') => ({
  triggerList: targets.map((index) => ({ formItemId: `i${index}`, type: 'show' })),
  condition: {
    relation: 'or',
    conditionList: watched.map((index) => ({ formItemId: `i${index}`, expression, optionValue: '' })),
  },
});

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Many alternatives inside a loop, none of which begins like another. */
const costly = (index: number) => {
  const classes = range(50).map((one) => `[\\u{${(0x4e00 + 2 * one).toString(16)}}]`);
  return { pattern: `/(?:${classes.join('|')}|${index})*/u` };
};

/** Everything that is done with a definition and answers, once. */
function use(detail: unknown, answers: Answers = {}) {
  const definition = parseDefinition(detail);
  const session = openSession(definition, { today, answers });
  session.nodes[0]?.leave();
  const problems = validate(definition, answers, { today });
  checkTypes(definition, answers);
  submissionOf(definition, answers);
  diffAnswers(definition, answers, session.draft());
  session.validate();
  const codes = new Map<string, number>();
  for (const { code } of definition.problems) codes.set(code, (codes.get(code) ?? 0) + 1);
  return {
    definition,
    problems,
    visible: session.nodes.filter((node) => node.state().visible).length,
    codes,
  };
}

describe('hostile logic', () => {
  it('a ring through 10,000 items shows none of them', () => {
    const { codes, visible } = use({
      formItems: fields(MANY),
      formLogic: { scheme: range(MANY).map((index) => rule([index], [(index + 1) % MANY])) },
    });
    expect([codes.get('logicCycle'), visible]).toEqual([MANY, 0]);
  });

  it('one rule over everything, and a thousand rules over the same', () => {
    const all = use({
      formItems: fields(MANY),
      formLogic: { scheme: [rule(range(MANY), range(MANY), 'eq')] },
    });
    expect([all.codes.get('logicCycle'), all.visible]).toEqual([MANY, 0]);
    const same = rule(range(500), [500, 501], 'eq');
    const thousand = use({
      formItems: fields(502),
      formLogic: { scheme: Array.from({ length: 1000 }, () => same) },
    });
    expect([thousand.codes.size, thousand.visible]).toEqual([0, 502]);
  });

  it('numbers that add up each other in a ring stay empty', () => {
    const { codes, definition } = use({
      formItems: fields(MANY, (index) => ({ compute: { sum: [`i${(index + 1) % MANY}`, 'i0'] } }), 'number'),
    });
    expect(codes.get('logicCycle')).toBe(MANY);
    expect(submissionOf(definition, { i0: 5 })['i0']).toBeNull();
  });
});

describe('hostile patterns', () => {
  it('of a megabyte are refused unread', () => {
    const texts = ['(a|'.repeat(350_000), `${'a'.repeat(1_000_000)}{2}`, `/${'[^'.repeat(500_000)}/u`];
    const { codes } = use({
      formItems: fields(300, (index) => ({ pattern: texts[index % 3] + String(index) })),
    });
    expect(codes.get('refusedPattern')).toBe(300);
  });

  it('that cost much to judge share what one form may take, whatever was judged before', () => {
    const detail = { formItems: fields(1000, costly) };
    const refused = use(detail).codes.get('refusedPattern') ?? 0;
    expect(refused).toBeGreaterThan(900);
    expect(refused).toBeLessThan(1000);
    expect(use(detail).codes.get('refusedPattern')).toBe(refused);
  });
});

describe('hostile shapes', () => {
  it('lists in lists in lists are no answers of any type', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    const formItems = TYPES.map((type, index) => field(index, { multiple: index % 2 === 0 }, type));
    expect(TYPES.filter((type) => readType(type) === null)).toEqual([]);
    const answers = Object.fromEntries(TYPES.map((_, index) => [`i${index}`, deep]));
    expect(() => use({ formItems }, answers)).not.toThrow();
    const columns = TYPES.filter((type) => type !== 'dynamic').map((type, index) => ({
      prop: `c${index}`,
      type,
    }));
    const table = field(0, { children: { column: columns } }, 'dynamic');
    const row = Object.fromEntries(columns.map(({ prop }) => [prop, deep]));
    expect(() => use({ formItems: [table] }, { i0: [row, deep] })).not.toThrow();
    expect(() => use({ formItems: [table] }, { i0: [row, row] })).not.toThrow();
  });

  it('sub-tables in sub-tables, and JSON too deep to read, are unsupported', () => {
    let column: object = { prop: 'c', type: 'input' };
    for (let level = 0; level < 50_000; level += 1) {
      column = { prop: 'c', type: 'dynamic', children: { column: [column] } };
    }
    const text = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { codes } = use({
      formItems: [
        field(0, column, 'dynamic'),
        { formItemId: 'a', formItemType: 'input', formItemOriginalData: text },
      ],
    });
    expect([...codes]).toEqual([
      ['unknownType', 1],
      ['badOriginalData', 1],
    ]);
  });

  it('keys of every object’s prototype are fields like others, or refused', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
    const formItems = names.map((prop) => ({
      formItemId: prop,
      formItemType: 'input',
      formItemRequired: true,
    }));
    const { codes, problems } = use({ formItems });
    expect([codes.get('badOriginalData'), problems.map(({ prop }) => prop)]).toEqual([
      3,
      ['toString', 'hasOwnProperty', 'valueOf'],
    ]);
    const column = names.map((prop) => ({ prop, type: 'input', required: true }));
    const answers: Answers = JSON.parse('{"i0":[{"__proto__":{"toString":"x"},"toString":"y"}]}');
    const table = use({ formItems: [field(0, { children: { column } }, 'dynamic')] }, answers);
    expect(table.problems.map(({ path }) => path?.[1])).toEqual(['hasOwnProperty', 'valueOf']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('answers of megabytes are read once through', () => {
    const dicData = [{ value: 'a', hasInput: true }];
    const formItems = ['select', 'checkbox', 'tree', 'array', 'cascader', 'upload', 'input', 'daterange'].map(
      (type, index) =>
        field(index, { dicData, multiple: true, rules: [{ type: 'url' }, { type: 'emailStandard' }] }, type),
    );
    const texts = [
      'a,'.repeat(100_000),
      'a_>\\,'.repeat(60_000),
      '['.repeat(500_000),
      'http://a.'.repeat(30_000),
    ];
    for (const text of texts) {
      const answers = Object.fromEntries(formItems.map(({ formItemId }) => [formItemId, text]));
      expect(use({ formItems }, answers).definition.problems).toEqual([]);
    }
  });
});
