import type { FormEntry } from '@zhantai/contract';
import { describe, expect, it } from 'vitest';
import { makeChecklist } from './checklist.ts';
import { isDue, formStatus } from './form-status.ts';

function form(formCode: string, more: Partial<FormEntry> = {}): FormEntry {
  return {
    formId: formCode,
    formType: '11',
    pageKey: formCode,
    formCode,
    title: formCode,
    purpose: '',
    status: 'none',
    hasDraft: false,
    startTime: '2026-09-15 09:00:00',
    endTime: '2026-12-18 18:00:00',
    lateEndTime: null,
    daysLeft: 27,
    expired: false,
    required: true,
    review: true,
    sensitive: false,
    many: false,
    booths: null,
    reason: null,
    updatedAt: null,
    ...more,
  };
}

const first = { endTime: '2026-12-04 18:00:00', daysLeft: 13 };
const list = (...forms: FormEntry[]) => makeChecklist([{ tag: 'A', title: '', forms }]);
const codes = (entries: readonly FormEntry[]) => entries.map((entry) => entry.formCode);

describe('the home checklist (pages.md: sorted by urgency)', () => {
  it('puts the nearest deadline first, then what was returned, then the code', () => {
    const { tabs } = list(
      form('C1', { status: 'draft' }),
      form('B1', { status: 'draft' }),
      form('D1', { status: 'draft', ...first }),
      form('C3', first),
      form('D2', { endTime: '2027-01-08 18:00:00', daysLeft: 48 }),
      form('A2', { status: 'fail', ...first }),
      form('F1', { endTime: null, daysLeft: null }),
      form('A10', first),
    );
    expect(codes(tabs.action)).toEqual(['A2', 'A10', 'C3', 'D1', 'B1', 'C1', 'D2', 'F1']);
    expect(codes(tabs.all)).toEqual(['A2', 'A10', 'B1', 'C1', 'C3', 'D1', 'D2', 'F1']);
  });

  it('sorts into the tabs', () => {
    const { tabs, done, returned } = list(
      form('A1', { status: 'adopt' }),
      form('A2', { status: 'fail' }),
      form('A4', { status: 'submitted' }),
      form('B2', { required: false }),
      form('B3', { status: 'wait' }),
      form('B4', { required: false, status: 'draft' }),
      form('E1', { expired: true }),
      form('F8', { startTime: '2027-03-22 00:00:00', expired: null }),
    );
    expect(codes(tabs.action)).toEqual(['A2', 'B4']);
    expect(codes(tabs.optional)).toEqual(['B2']);
    expect(codes(tabs.waiting)).toEqual(['A4', 'B3']);
    expect(codes(tabs.approved)).toEqual(['A1']);
    expect(tabs.all).toHaveLength(8);
    expect([done, returned]).toEqual([3, 1]);
  });

  it('names the nearest day and counts its forms only', () => {
    expect(list(form('A2', first), form('C3', first), form('B1')).next).toEqual({
      deadline: '2026-12-04 18:00:00',
      daysLeft: 13,
      count: 2,
    });
    expect(list(form('A1', { status: 'adopt' })).next).toBeNull();
  });

  it('counts by the late deadline once the regular one is past', () => {
    const late = form('C1', {
      endTime: '2026-11-20 18:00:00',
      lateEndTime: '2027-02-26 18:00:00',
      daysLeft: -1,
    });
    expect(list(late, form('B1')).tabs.action.map((entry) => entry.formCode)).toEqual(['B1', 'C1']);
    expect(isDue(late)).toBe(false);
  });
});

describe('status (design.md §5)', () => {
  it('overdue and open is closed, what was handed in stays', () => {
    expect(formStatus(form('A1', { expired: true }))).toBe('closed');
    expect(formStatus(form('A1', { expired: true, status: 'fail' }))).toBe('closed');
    expect(formStatus(form('A1', { expired: true, status: 'submitted' }))).toBe('submitted');
    expect(formStatus(form('A1', { status: 'wait' }))).toBe('review');
    expect(formStatus(form('A1', { expired: null }))).toBe('none');
  });

  it.each([
    [14, 'none', true],
    [15, 'none', false],
    [0, 'draft', true],
    [3, 'fail', true],
    [3, 'wait', false],
    [-1, 'none', false],
    [null, 'none', false],
  ] as const)('%s days left and %s: due is %s', (daysLeft, status, due) => {
    expect(isDue(form('A1', { daysLeft, status }))).toBe(due);
  });
});
