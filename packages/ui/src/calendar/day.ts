import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** Reads `YYYY-MM-DD`; null for anything that is not a day of the calendar. */
export const readDay = (text: string): CalendarDate | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** Place of a day in its week, Monday being 0. */
export const weekdayOf = (day: CalendarDate): number => day.calendar.toJulianDay(day) % 7;

/** Whether a day lies within bounds; an empty bound does not bind. `YYYY-MM-DD` sorts as text. */
export const isAllowed = (day: string, min: string | undefined, max: string | undefined): boolean =>
  (min === undefined || min === '' || day >= min) && (max === undefined || max === '' || day <= max);
