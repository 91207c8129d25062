import { expect, it } from 'vitest';
import { toggled } from './form-groups.ts';

const halls = ['1', '2', '3'];

it('taking one away of no limit leaves the others, and giving it back is no limit again', () => {
  expect(toggled(halls, [], ['2'], false)).toEqual(['1', '3']);
  expect(toggled(halls, ['1', '3'], ['2'], true)).toEqual([]);
});

it('the last one cannot be taken away, for nothing chosen would be everything', () => {
  expect(toggled(halls, ['2'], ['2'], false)).toEqual(['2']);
  expect(toggled(halls, [], halls, false)).toEqual([]);
});
