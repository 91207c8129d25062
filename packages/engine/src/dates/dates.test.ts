import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarGrid } from './calendar-grid.ts';
import { clampDate, isWithinBounds } from './date-bounds.ts';
import { addDays, addMonths, dayNumber, dayOf, weekday } from './day-number.ts';
import { orderRange, pickRange } from './pick-range.ts';
import type { RangePick } from './pick-range.ts';
import { isRealDate, isRealDateTime, isRealTime } from './real-date.ts';
import { shortTimes } from './short-times.ts';
import { yearPage } from './year-page.ts';

const OPEN = { min: null, max: null };

function picked(
  clicks: readonly string[],
  bounds = { min: null as string | null, max: null as string | null },
) {
  return clicks.reduce<RangePick | null>((range, click) => pickRange(range, click, bounds), null);
}

describe('engine.md §4: a real calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s is', (text) => {
    expect(isRealDate(text)).toBe(true);
  });
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01\n',
    '２026-01-01',
    '',
  ])('%j is not', (text) => {
    expect(isRealDate(text)).toBe(false);
  });
  it('times and date-times likewise', () => {
    expect(['00:00:00', '23:59:59', '24:00:00', '12:60:00', '1:00:00', '12:00'].map(isRealTime)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(
      [
        '2026-05-03 10:00:00',
        '2026-05-03T10:00:00',
        '2026-05-03  10:00:00',
        '2026-02-30 10:00:00',
        '2026-05-03',
      ].map(isRealDateTime),
    ).toEqual([true, false, false, false, false]);
  });
});

describe('engine.md §4: startDate…endDate', () => {
  it('includes the whole day of a bound without a time', () => {
    const bounds = { min: '2027-03-14', max: '2027-03-17' };
    expect(isWithinBounds('2027-03-17 23:59:59', bounds)).toBe(true);
    expect(isWithinBounds('2027-03-18 00:00:00', bounds)).toBe(false);
    expect(isWithinBounds('2027-03-14', { min: '2027-03-14 08:00:00', max: null })).toBe(true);
    expect(isWithinBounds('2027-03-14 07:59:59', { min: '2027-03-14 08:00:00', max: null })).toBe(false);
    expect(isWithinBounds('1000-01-01', OPEN)).toBe(true);
  });
});

describe('E9.2: typed dates', () => {
  const bounds = { min: '2026-03-01', max: '2026-12-31' };
  it.each([
    ['2026-05-03', '2026-05-03'],
    [' 2026-05-03 ', '2026-05-03'],
    ['2020-01-01', '2026-03-01'],
    ['2030-01-01', '2026-12-31'],
    ['2026-02-30', '2026-06-01'],
    ['hello', '2026-06-01'],
    ['2020-01-01 10:30:00', '2026-03-01 10:30:00'],
  ])('%j becomes %s', (typed, expected) => {
    expect(clampDate(typed, bounds, '2026-06-01')).toBe(expected);
  });
  it('clamps today too, and takes a bound with its time', () => {
    expect(clampDate('x', { min: '2026-07-01', max: null }, '2026-06-01')).toBe('2026-07-01');
    expect(clampDate('2026-01-01 00:00:00', { min: '2026-07-01 08:00:00', max: null }, '2026-06-01')).toBe(
      '2026-07-01 08:00:00',
    );
    expect(clampDate('2026-01-01', { min: '2026-07-01 08:00:00', max: null }, '2026-06-01')).toBe(
      '2026-07-01',
    );
  });
});

describe('E9.1: range pick', () => {
  it('start, end, new start', () => {
    expect(picked(['2026-05-03'])).toEqual(['2026-05-03', null]);
    expect(picked(['2026-05-03', '2026-05-09'])).toEqual(['2026-05-03', '2026-05-09']);
    expect(picked(['2026-05-09', '2026-05-03'])).toEqual(['2026-05-03', '2026-05-09']);
    expect(picked(['2026-05-03', '2026-05-09', '2026-05-01'])).toEqual(['2026-05-01', null]);
    expect(picked(['2026-01-01', '2026-12-31'], { min: '2026-03-01', max: '2026-06-30' })).toEqual([
      '2026-03-01',
      '2026-06-30',
    ]);
    expect(orderRange('2026-05-09', '2026-05-03')).toEqual(['2026-05-03', '2026-05-09']);
  });
});

describe('E9.3: grid and year page', () => {
  it('has 42 days without a gap, Monday first, with the whole month in it', () => {
    assert(
      property(integer({ min: 1, max: 9998 }), integer({ min: 1, max: 12 }), (year, month) => {
        const grid = calendarGrid(year, month);
        expect(grid).toHaveLength(42);
        const numbers = grid.map((cell) => dayNumber(dayOf(cell.date)));
        expect(numbers.every((value, at) => at === 0 || value === (numbers[at - 1] ?? 0) + 1)).toBe(true);
        expect(weekday(dayOf(grid[0]?.date ?? ''))).toBe(0);
        expect(grid.findIndex((cell) => cell.inMonth)).toBeLessThan(7);
        expect(grid.filter((cell) => cell.inMonth).at(-1)?.day).toBeGreaterThanOrEqual(28);
      }),
    );
    expect(calendarGrid(2027, 3)[0]).toEqual({ date: '2027-03-01', day: 1, inMonth: true });
    expect(calendarGrid(2026, 11)[0]).toEqual({ date: '2026-10-26', day: 26, inMonth: false });
  });

  it('agrees with the proleptic calendar of the platform', () => {
    assert(
      property(integer({ min: -700_000, max: 2_900_000 }), (offset) => {
        const expected = new Date(Date.UTC(2000, 0, 1) + offset * 86_400_000);
        if (expected.getUTCFullYear() < 1) return;
        const date = addDays('2000-01-01', offset);
        expect(date).toBe(expected.toISOString().slice(0, 10));
        expect(weekday(dayOf(date))).toBe((expected.getUTCDay() + 6) % 7);
      }),
      { numRuns: 50 },
    );
  });

  it('moves by months to the last day of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  });

  it.each([
    [2026, 2020],
    [2020, 2020],
    [2019, 2010],
    [1900, 1900],
  ])('%i is on the page from %i', (year, first) => {
    expect(yearPage(year)).toEqual(Array.from({ length: 10 }, (_, offset) => first + offset));
  });
});

it('leaves out seconds that are zero', () => {
  expect(shortTimes('2027-03-14 08:00:00')).toBe('2027-03-14 08:00');
  expect(shortTimes('08:00:30')).toBe('08:00:30');
  expect(shortTimes('2027-03-14 00:00:00 – 2027-03-17 18:00:00')).toBe('2027-03-14 00:00 – 2027-03-17 18:00');
});
