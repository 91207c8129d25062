import { describe, expect, it } from 'vitest';
import { parseDefinition } from '../definition/parse-definition.ts';
import { checkTypes } from './check-types.ts';
import { validate } from './validate.ts';
import type { ValidateAnswersOptions } from './validate.ts';

const form = (type: string, original: object = {}, required = false) =>
  parseDefinition({
    formItems: [
      {
        formItemId: 'f',
        formItemType: type,
        formItemLabel: 'Field',
        formItemRequired: required,
        formItemOriginalData: { prop: 'p', ...original },
      },
    ],
  });

const found = (
  definition: ReturnType<typeof form>,
  wire: unknown,
  options: Partial<ValidateAnswersOptions> = {},
) =>
  validate(definition, { p: wire }, { today: '2026-06-01', ...options }).map(({ code, params }) => [
    code,
    params,
  ]);

const column = (prop: string, hide: boolean) => ({
  formItemId: prop,
  formItemType: 'input',
  formItemLabel: prop,
  formItemRequired: true,
  formItemOriginalData: { prop, hide },
});

describe('engine.md §4: validation', () => {
  it.each([
    ['emailStandard', 'a.b+c@d-e.example', true],
    ['emailStandard', 'a@b', true],
    ['emailStandard', 'a@-b.c', false],
    ['zipCode', '012345', true],
    ['zipCode', '12345', false],
    ['integer', '-12', true],
    ['integer', '1.0', false],
    ['url', 'https://example.org:8080/a?b#c', true],
    ['url', 'http://[::1]/', true],
    ['url', 'example.org', false],
    ['url', 'javascript:alert(1)', false],
    ['url', 'https://a b', false],
    ['nonsense', 'anything', true],
  ])('%s of %s: %s', (type, value, passes) => {
    expect(found(form('input', { rules: [{ type }] }), value)).toEqual(passes ? [] : [['format', {}]]);
  });

  it('takes bounds from the context; one it cannot resolve is none', () => {
    const bounded = form('number', { max: { value: '${booth.heightLimit}' } });
    expect(found(bounded, 7, { context: { booth: { heightLimit: '6' } } })).toEqual([['max', { max: 6 }]]);
    expect(found(bounded, 7, { context: { booth: { heightLimit: 'high' } } })).toEqual([]);
    expect(found(bounded, 7)).toEqual([]);
  });

  it('counts entries of lists, numbers by size and texts by length in rules', () => {
    expect(found(form('number', { rules: [{ min: 3 }] }), 2)).toEqual([['min', { min: 3 }]]);
    expect(found(form('array', { rules: [{ max: 1 }] }), '["a","b"]')).toEqual([['maxSize', { n: 1 }]]);
    expect(found(form('input', { rules: [{ min: 2 }, { message: 'never' }] }), '🎪')).toEqual([
      ['minLength', { n: 2 }],
    ]);
  });

  it('fails a text of more than 2,000 characters untested', () => {
    const patterned = form('textarea', { pattern: 'x' });
    expect(found(patterned, 'x'.repeat(2000))).toEqual([]);
    expect(found(patterned, 'x'.repeat(2001))).toEqual([['pattern', {}]]);
  });

  it('leaves a dictionary’s values alone unless its options are known', () => {
    const dictionary = form('select', { dicUrl: '/api/dict/x' });
    expect(found(dictionary, '9')).toEqual([]);
    expect(found(dictionary, '9', { optionsOf: () => [{ value: '1', label: 'One' }] })).toEqual([
      ['invalidOption', {}],
    ]);
  });

  it('compares dates with bounds of either precision, times only with times', () => {
    expect(found(form('datetime', { endDate: '2026-06-01' }), '2026-06-01 23:00:00')).toEqual([]);
    expect(found(form('datetime', { endDate: '2026-06-01 12:00:00' }), '2026-06-01 23:00:00')).toEqual([
      ['dateRange', {}],
    ]);
    expect(found(form('time', { startDate: '2026-06-01' }), '08:00:00')).toEqual([]);
    expect(found(form('date', { startDate: '${today}' }), '2026-05-31')).toEqual([['dateRange', {}]]);
  });

  it('accepts nothing but the on value of a switch', () => {
    const terms = form('switch', { rules: [{ type: 'accepted', message: 'Agree' }] });
    expect(found(terms, false)).toEqual([['custom', { message: 'Agree' }]]);
    expect(found(terms, undefined)).toEqual([['custom', { message: 'Agree' }]]);
  });

  it('judges hidden columns never, and tables by one problem of the whole first', () => {
    const table = form('dynamic', {
      maxSize: 1,
      children: { column: [column('a', false), column('b', true)] },
    });
    expect(found(table, [{ a: 'x' }])).toEqual([]);
    expect(found(table, [{ a: 'x' }, { a: 'y' }, {}])).toEqual([['maxSize', { n: 1 }]]);
  });
});

describe('engine.md §2: drafts are refused only for what cannot be read', () => {
  it('by field and by cell', () => {
    const number = { formItemId: 'n', formItemType: 'number', formItemLabel: 'N' };
    const definition = parseDefinition({
      formItems: [number, { formItemId: 'd', formItemType: 'dynamic', children: { column: [number] } }],
    });
    expect(checkTypes(definition, { n: 'x', d: [{ n: 1 }, { n: 'y' }] })).toMatchObject([
      { prop: 'n', code: 'unreadable' },
      { prop: 'd', code: 'unreadable', path: [1, 'n'], label: 'N' },
    ]);
    expect(checkTypes(definition, { n: '', d: null })).toEqual([]);
  });
});

const requiredCell = (prop: string, more: object) => ({
  formItemId: prop,
  formItemType: 'input',
  prop,
  required: true,
  ...more,
});

it('seed.md §6: a required cell that is empty says its placeholder, unless a rule has its own sentence', () => {
  const table = parseDefinition({
    formItems: [
      {
        formItemId: 'd',
        formItemType: 'dynamic',
        prop: 'd',
        children: {
          column: [
            requiredCell('filled', {}),
            requiredCell('hinted', { placeholder: '按铭牌填写' }),
            requiredCell('ruled', { placeholder: 'x', rules: [{ required: true, message: '型号必填' }] }),
            requiredCell('plain', {}),
          ],
        },
      },
    ],
  });
  const problems = validate(table, { d: [{ filled: 'a' }] }, { today: '2026-06-01' });
  expect(problems.map(({ code, params }) => [code, params['message']])).toEqual([
    ['custom', '按铭牌填写'],
    ['custom', '型号必填'],
    ['required', undefined],
  ]);
});
