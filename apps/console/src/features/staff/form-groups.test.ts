import type { ConsoleForm } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { groupsOf, toggled, withForms } from './form-groups.ts';

const halls = ['1', '2', '3'];

it('taking one away of no limit leaves the others, and giving it back is no limit again', () => {
  expect(toggled(halls, [], ['2'], false)).toEqual(['1', '3']);
  expect(toggled(halls, ['1', '3'], ['2'], true)).toEqual([]);
});

it('the last one cannot be taken away, for nothing chosen would be everything', () => {
  expect(toggled(halls, ['2'], ['2'], false)).toEqual(['2']);
  expect(toggled(halls, [], halls, false)).toEqual([]);
});

const form = (formCode: string, group = ''): ConsoleForm => ({
  formId: formCode.toLowerCase(),
  formType: formCode,
  formCode,
  group,
  groupTitle: '',
  title: formCode,
  version: 1,
  changed: false,
  putAwayAt: null,
  sort: 0,
  review: false,
  required: false,
  startTime: null,
  endTime: null,
  lateEndTime: null,
  applies: 0,
  counts: { none: 0, draft: 0, submitted: 0, wait: 0, adopt: 0, fail: 0 },
});
const [a1, a2, b1, b2] = [form('A1'), form('A2'), form('X9', 'B'), form('B2')];
const forms = [a1, a2, b1, b2];
const noLimit = { formGroups: [], formIds: [] };

it('a group taken from no limit leaves the other groups as wholes, and giving it back is no limit again', () => {
  const without = withForms(forms, noLimit, [a1, a2], false);
  expect(without).toEqual({ formGroups: ['B'], formIds: [] });
  expect(withForms(forms, without, [a1, a2], true)).toEqual(noLimit);
});

it('of a group that is allowed in part the forms are named, and the last one makes it a whole', () => {
  const part = withForms(forms, { formGroups: ['B'], formIds: [] }, [a1], true);
  expect(part).toEqual({ formGroups: ['B'], formIds: ['a1'] });
  expect(withForms(forms, part, [b2], false)).toEqual({ formGroups: [], formIds: ['a1', 'x9'] });
  expect(groupsOf(forms, part).map(({ group, allowed }) => [group, allowed])).toEqual([
    ['A', 1],
    ['B', 2],
  ]);
  expect(withForms(forms, { formGroups: [], formIds: ['a1'] }, [a2], true)).toEqual({
    formGroups: ['A'],
    formIds: [],
  });
});

it('the last form cannot be taken away', () => {
  const last = { formGroups: [], formIds: ['a1'] };
  expect(withForms(forms, last, [a1], false)).toBe(last);
});
