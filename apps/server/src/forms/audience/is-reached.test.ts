import { expect, it } from 'vitest';
import { isReached } from './is-reached.ts';

const first = (status: 'draft' | 'submitted' | 'wait' | 'adopt' | 'fail') => [{ formId: 'first', status }];
const form = (on: 'submitted' | 'adopted') => ({ formId: 'second', after: { formId: 'first', on } });

it('a form after no other one is reached by everybody', () => {
  expect(isReached({ formId: 'second', after: null }, [])).toBe(true);
});

it.each([
  ['draft', false, false],
  ['wait', true, false],
  ['fail', false, false],
  ['adopt', true, true],
  ['submitted', true, true],
] as const)(
  'where the first is %s, the second is reached once submitted: %s, adopted: %s',
  (status, ...is) => {
    expect([isReached(form('submitted'), first(status)), isReached(form('adopted'), first(status))]).toEqual(
      is,
    );
  },
);

it('who has begun it keeps it, whatever becomes of the first', () => {
  expect(isReached(form('adopted'), [...first('fail'), { formId: 'second', status: 'draft' }])).toBe(true);
  expect(isReached(form('submitted'), [{ formId: 'second', status: 'none' }])).toBe(false);
});
