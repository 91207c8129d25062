import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { validate } from '../validation/validate.ts';
import { diffAnswers } from './diff-answers.ts';
import { resolveExpression } from '../definition/resolve-expression.ts';
import { settleAnswers } from '../logic/settle-answers.ts';
import { submissionOf } from './submission-of.ts';
import { unknownProps } from './unknown-props.ts';

const item = (type: string, prop: string, original: object = {}, required = false) => ({
  formItemId: prop,
  formItemType: type,
  formItemLabel: prop,
  formItemRequired: required,
  formItemOriginalData: { prop, ...original },
});

describe('engine.md §2: what the server stores', () => {
  it('E2.6: believes no client about read-only and disabled items: stored, else default', () => {
    const definition = parseDefinition({
      formItems: [
        item('input', 'a', { readonly: true }),
        item('input', 'b', { disabled: true, value: 'given' }),
        item('input', 'c', { readonly: true, preValue: { expression: '${exhibitor.NAME}' } }),
        item('input', 'd', { readonly: true }, true),
      ],
    });
    const answers = { a: 'forged', b: 'forged', c: 'forged', d: '' };
    const options = { stored: { a: 'kept' }, context: { exhibitor: { NAME: 'Crane Co' } } };
    expect(submissionOf(definition, answers, options)).toEqual({
      a: 'kept',
      b: 'given',
      c: 'Crane Co',
      d: '',
    });
    // An empty required one is the organiser's problem.
    expect(validate(definition, answers, { today: '2026-06-01' })).toEqual([]);
  });

  it('reads answers once for who asks several things of them', () => {
    const definition = parseDefinition({
      formItems: [
        item('input', 'a', { readonly: true }),
        item('input', 'b', {}, true),
        item('number', 'sum', { compute: { sum: ['n', 'n'] } }),
        item('number', 'n', { max: 3 }),
      ],
    });
    const answers = { a: 'forged', b: ' ', n: 4, sum: 1 };
    const options = { stored: { a: 'kept' }, context: { today: '2026-06-01' } };
    const settled = settleAnswers(definition, answers, options);
    const stored = submissionOf(definition, answers, { ...options, settled });
    expect(stored).toEqual(submissionOf(definition, answers, options));
    expect(stored).toEqual({ a: 'kept', b: ' ', sum: 8, n: 4 });
    const problems = validate(definition, answers, { ...options, settled, today: '2026-06-01' });
    expect(problems).toEqual(validate(definition, answers, { ...options, today: '2026-06-01' }));
    expect(problems.map(({ prop }) => prop)).toEqual(['b', 'n']);
  });

  it('computes numbers anew, hidden operands counting as empty', () => {
    const definition = parseDefinition({
      formItems: [
        item('number', 'a'),
        item('number', 'b', { hide: true, value: 9 }),
        item('number', 'product', { compute: { product: ['a', 'a'] } }),
        item('number', 'sum', { compute: { sum: ['a', 'b'] } }),
      ],
    });
    expect(submissionOf(definition, { a: 0.1, product: 99, sum: 99 })).toEqual({
      a: 0.1,
      product: 0.01,
      sum: 0.1,
    });
  });

  it('keeps row ids and unsupported cells, guards read-only columns, computes cells in order', () => {
    const definition = parseDefinition({
      formItems: [
        item('dynamic', 'd', {
          children: {
            column: [
              item('number', 'total', { compute: { sum: ['line', 'line'] } }),
              item('number', 'line', { compute: { product: ['price', 'pieces'] } }),
              item('number', 'pieces'),
              item('number', 'price', { readonly: true, value: 5 }),
              item('hologram', 'holo'),
              item('input', 'secret', { hide: true }),
            ],
          },
        }),
      ],
    });
    const stored = { d: [{ $id: 'x', pieces: 1, price: 7, holo: [1] }] };
    const answers = {
      d: [{ $id: 'x', pieces: 2, price: 0, line: 0, secret: 's', junk: 1 }, { pieces: 3 }, { pieces: null }],
    };
    expect(submissionOf(definition, answers, { stored })).toEqual({
      d: [
        { $id: 'x', pieces: 2, price: 7, line: 14, total: 28, holo: [1] },
        { pieces: 3, price: 5, line: 15, total: 30 },
      ],
    });
  });

  it('keeps what is stored of unsupported items, whatever the client sends', () => {
    const definition = parseDefinition({ formItems: [item('hologram', 'h')] });
    expect(submissionOf(definition, { h: 'new' }, { stored: { h: 'old' } })).toEqual({ h: 'old' });
    expect(submissionOf(definition, { h: 'new' })).toEqual({});
  });

  it('E2.9: knows the props that no item has', () => {
    const definition = parseDefinition({ formItems: [item('input', 'a')] });
    expect(unknownProps(definition, JSON.parse('{"a":1,"b":2,"__proto__":3}'))).toEqual(['b']);
  });
});

describe('engine.md §5: expressions', () => {
  const context = {
    today: '2026-06-01',
    user: { NAME: 'Lin' },
    booth: { area: 36, heightLimit: null },
    form: { '4': { city: 'Bern' } },
    last: { a: ['x'] },
  };

  it.each([
    ['${user.NAME}', 'Lin'],
    [' ${ booth.area } ', 36],
    ['${booth.heightLimit}', null],
    ['${form.4.city}', 'Bern'],
    ['${last.a}', ['x']],
    ['${today}', '2026-06-01'],
    ['${exhibitor.NAME}', undefined],
    ['${user.constructor}', undefined],
    ['${user}', undefined],
    ['${nobody.knows}', undefined],
    ['Hall 3', 'Hall 3'],
    ['Hall ${booth.hall}', 'Hall ${booth.hall}'],
  ])('%s is %j', (expression, value) => {
    expect(resolveExpression(expression, context)).toEqual(value);
  });
});

describe('differences of two submissions', () => {
  const definition = parseDefinition({
    formItems: [
      item('checkbox', 'c', { dicData: [{ value: '1' }, { value: '2' }] }),
      item('number', 'n'),
      item('input', 't'),
      item('dynamic', 'd', { children: { column: [item('input', 'name'), item('number', 'qty')] } }),
    ],
  });

  it('are found item by item, two spellings of one answer being none', () => {
    expect(diffAnswers(definition, { c: '1,2', n: '5', t: 'old' }, { c: ['1', '2'], n: 5, t: '' })).toEqual([
      { prop: 't', before: 'old', after: '', kind: 'removed' },
    ]);
    expect(diffAnswers(definition, {}, { n: 'many' })).toMatchObject([{ kind: 'added', after: 'many' }]);
  });

  it('match rows by their id, wherever they moved', () => {
    const before = {
      d: [
        { $id: 'a', name: 'A', qty: 1 },
        { $id: 'b', name: 'B', qty: 2 },
      ],
    };
    const after = {
      d: [
        { $id: 'c', name: 'C', qty: 3 },
        { $id: 'a', name: 'A', qty: 9 },
      ],
    };
    expect(diffAnswers(definition, before, after)).toEqual([
      { prop: 'd', path: [0, ''], rowId: 'c', before: undefined, after: after.d[0], kind: 'added' },
      { prop: 'd', path: [1, 'qty'], rowId: 'a', before: 1, after: 9, kind: 'changed' },
      { prop: 'd', path: [1, ''], rowId: 'b', before: before.d[1], after: undefined, kind: 'removed' },
    ]);
  });
});
