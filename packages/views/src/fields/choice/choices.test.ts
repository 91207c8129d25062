import { expect, it } from 'vitest';
import { pickedChoices } from '../select/picked-choices.ts';
import { shownOptions, toggleChoice, withOther } from './choices-of.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'o', label: 'Other', hasInput: true },
];

it('ticks in the order of the options and keeps other-texts', () => {
  const chosen = toggleChoice([{ value: 'o', other: 'x' }], 'a', options);
  expect(chosen).toEqual([{ value: 'a' }, { value: 'o', other: 'x' }]);
  expect(toggleChoice(chosen, 'o', options)).toEqual([{ value: 'a' }]);
  expect(withOther(chosen, 'o', 'y')).toEqual([{ value: 'a' }, { value: 'o', other: 'y' }]);
});

it('takes numbers and their text for the same option', () => {
  expect(toggleChoice([{ value: '1' }], 1, [{ value: 1, label: 'one' }])).toEqual([]);
});

it('shows what is stored but no longer offered, so that it can be taken back', () => {
  const shown = shownOptions(options, [{ value: 'gone' }, { value: 'a' }], (value) => `${value}?`);
  expect(shown.map((option) => option.label)).toEqual(['A', 'B', 'Other', 'gone?']);
  expect(shownOptions(options, [{ value: 'a' }], String)).toBe(options);
});

it('keeps stored choices and their texts when a list is picked from', () => {
  const before = [{ value: 'gone' }, { value: 'o', other: 'x' }];
  expect(pickedChoices(['o', 'gone', 'b'], options, before)).toEqual([
    { value: 'gone' },
    { value: 'b' },
    { value: 'o', other: 'x' },
  ]);
});
