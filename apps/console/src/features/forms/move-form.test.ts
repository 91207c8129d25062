import { expect, it } from 'vitest';
import { movedBack, moveForm, type FormMove } from './move-form.ts';

const form = (formId: string, group: string, sort: number) => ({ formId, group, sort });
const forms = [form('a1', 'A', 1), form('a2', 'A', 2), form('a3', 'A', 5), form('b1', 'B', 3)];

const after = (moves: readonly FormMove[]) =>
  forms
    .map((one) => {
      const move = moves.find(({ formId }) => formId === one.formId);
      return move === undefined ? one : form(one.formId, move.change.group.to, move.change.sort.to);
    })
    .toSorted((one, other) => one.group.localeCompare(other.group) || one.sort - other.sort)
    .map(({ formId, group }) => `${group} ${formId}`);

it('a form moves up and down in its group, and only those change that have to', () => {
  const up = moveForm(forms, 'a2', { group: 'A', index: 0 });
  expect(up.map(({ formId }) => formId)).toEqual(['a2', 'a1']);
  expect(after(up)).toEqual(['A a2', 'A a1', 'A a3', 'B b1']);
  expect(after(moveForm(forms, 'a1', { group: 'A', index: 2 }))).toEqual(['A a2', 'A a3', 'A a1', 'B b1']);
  expect(moveForm(forms, 'a1', { group: 'A', index: 0 })).toEqual([]);
});

it('a form goes to another group, also to an empty one', () => {
  expect(after(moveForm(forms, 'a1', { group: 'B', index: 1 }))).toEqual(['A a2', 'A a3', 'B b1', 'B a1']);
  expect(after(moveForm(forms, 'a1', { group: 'C', index: 0 }))).toEqual(['A a2', 'A a3', 'B b1', 'C a1']);
});

it('forms of one place get places of their own', () => {
  const same = [form('x', 'A', 4), form('y', 'A', 4)];
  expect(moveForm(same, 'y', { group: 'A', index: 0 })).toEqual([
    { formId: 'x', change: { group: { from: 'A', to: 'A' }, sort: { from: 4, to: 5 } } },
  ]);
});

it('the moves back restore the order', () => {
  const moves = moveForm(forms, 'a1', { group: 'B', index: 0 });
  expect(movedBack(movedBack(moves))).toEqual(moves);
});
