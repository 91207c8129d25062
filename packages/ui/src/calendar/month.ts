import { CalendarDate } from '@internationalized/date';
import { readDay } from './day.ts';

/** A month of a year; months count from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month a day lies in. */
export const monthOf = (day: string): Month => {
  const { year, month } = readDay(day) ?? new CalendarDate(2000, 1, 1);
  return { year, month };
};

/** The month some months later, or earlier for a negative number; stays within the years 1 to 9999. */
export const addMonths = ({ year, month }: Month, months: number): Month => {
  const later = new CalendarDate(year, month, 1).add({ months });
  return { year: later.year, month: later.month };
};

/** Months from one to another, negative when the other is earlier. */
export const monthsBetween = (from: Month, to: Month): number =>
  (to.year - from.year) * 12 + to.month - from.month;

/** The same day of another month, or its last day where that month is shorter. */
export const dayInMonth = (day: string, { year, month }: Month): string =>
  new CalendarDate(year, month, 1).set({ day: readDay(day)?.day ?? 1 }).toString();
