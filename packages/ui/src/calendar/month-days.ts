import { CalendarDate } from '@internationalized/date';
import { weekdayOf } from './day.ts';

/** The 42 days of a month's page, Monday first, as `YYYY-MM-DD` (engine.md §9). */
export const monthDays = (year: number, month: number): readonly string[] => {
  const first = new CalendarDate(year, month, 1);
  const monday = first.subtract({ days: weekdayOf(first) });
  return Array.from({ length: 42 }, (_, offset) => monday.add({ days: offset }).toString());
};
