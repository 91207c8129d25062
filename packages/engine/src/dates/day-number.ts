import { daysInMonth } from './real-date.ts';

/** A day as three numbers; `month` is 1–12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads `YYYY-MM-DD` (a time behind it is ignored); the text must be a real date. */
export function dayOf(date: string): CalendarDay {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Writes `YYYY-MM-DD`. */
export function dateText(day: CalendarDay): string {
  return `${pad(day.year, 4)}-${pad(day.month, 2)}-${pad(day.day, 2)}`;
}

/** Days since 1 January of the year 1, which was a Monday and is 0. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const before = year - 1;
  let days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  for (let earlier = 1; earlier < month; earlier += 1) days += daysInMonth(year, earlier);
  return days + day - 1;
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: CalendarDay): number {
  const rest = dayNumber(day) % 7;
  return rest < 0 ? rest + 7 : rest;
}

/** The date so many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  let { year, month, day } = dayOf(date);
  day += days;
  while (day < 1) {
    ({ year, month } = monthAfter(year, month, -1));
    day += daysInMonth(year, month);
  }
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    ({ year, month } = monthAfter(year, month, 1));
  }
  return dateText({ year, month, day });
}

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(date: string, months: number): string {
  const from = dayOf(date);
  const { year, month } = monthAfter(from.year, from.month, months);
  return dateText({ year, month, day: Math.min(from.day, daysInMonth(year, month)) });
}

function monthAfter(
  year: number,
  month: number,
  months: number,
): { readonly year: number; readonly month: number } {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: index - Math.floor(index / 12) * 12 + 1 };
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
