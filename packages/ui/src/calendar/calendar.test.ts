import { describe, expect, test } from 'vitest';
import { isAllowed, readDay, weekdayOf } from './day.ts';
import { addMonths, dayInMonth, monthsBetween } from './month.ts';
import { monthDays } from './month-days.ts';
import { moveDay } from './move-day.ts';
import { dayMarks } from './day-marks.ts';

describe('engine.md §9: the page of a month', () => {
  test('holds 42 days, begins on a Monday and holds the whole month', () => {
    const days = monthDays(2026, 11);
    expect(days).toHaveLength(42);
    expect(days[0]).toBe('2026-10-26');
    expect(days[41]).toBe('2026-12-06');
    expect(weekdayOf(readDay('2026-10-26')!)).toBe(0);
  });

  test('a month that begins on Monday begins its page; leap days exist', () => {
    expect(monthDays(2027, 2)[0]).toBe('2027-02-01');
    expect(monthDays(2028, 2)).toContain('2028-02-29');
    expect(monthDays(2100, 2)).not.toContain('2100-02-29');
  });
});

describe('reading days', () => {
  test('takes real days in one spelling only', () => {
    expect(readDay('2028-02-29')?.day).toBe(29);
    for (const text of ['2027-02-29', '2027-13-01', '2027-1-1', '', '2027-01-01T00:00:00']) {
      expect(readDay(text)).toBeNull();
    }
  });

  test('bounds include their ends; empty bounds do not bind', () => {
    expect(isAllowed('2027-01-01', '2027-01-01', '2027-01-01')).toBe(true);
    expect(isAllowed('2026-12-31', '2027-01-01', undefined)).toBe(false);
    expect(isAllowed('2027-01-02', '', '2027-01-01')).toBe(false);
    expect(isAllowed('2027-01-02', undefined, '')).toBe(true);
  });
});

describe('moving by keys', () => {
  test('crosses months and years', () => {
    expect(moveDay('2026-12-31', 'ArrowRight', false)).toBe('2027-01-01');
    expect(moveDay('2027-01-03', 'ArrowUp', false)).toBe('2026-12-27');
    expect(moveDay('2026-11-21', 'Home', false)).toBe('2026-11-16');
    expect(moveDay('2026-11-21', 'End', false)).toBe('2026-11-22');
  });

  test('pages keep the day where the month has it', () => {
    expect(moveDay('2027-01-31', 'PageDown', false)).toBe('2027-02-28');
    expect(moveDay('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
    expect(moveDay('2027-01-31', 'x', false)).toBeNull();
  });
});

test('months add up and compare', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthsBetween({ year: 2026, month: 11 }, { year: 2027, month: 2 })).toBe(3);
  expect(dayInMonth('2027-01-31', { year: 2027, month: 4 })).toBe('2027-04-30');
});

describe('marks of a range', () => {
  test('a finished range marks its ends and what lies between', () => {
    const marks = dayMarks({ start: '2027-03-01', end: '2027-03-04', hover: null });
    expect(marks('2027-03-01')).toEqual({ start: true, end: false, between: false });
    expect(marks('2027-03-02')).toEqual({ start: false, end: false, between: true });
    expect(marks('2027-03-04')).toEqual({ start: false, end: true, between: false });
    expect(marks('2027-03-05')).toEqual({ start: false, end: false, between: false });
  });

  test('with only a start the pointer previews the range, also backwards', () => {
    const marks = dayMarks({ start: '2027-03-05', end: '', hover: '2027-03-03' });
    expect(marks('2027-03-05').start).toBe(true);
    expect(marks('2027-03-04').between).toBe(true);
    expect(marks('2027-03-03').between).toBe(true);
    expect(marks('2027-03-06').between).toBe(false);
  });
});
