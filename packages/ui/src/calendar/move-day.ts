import { readDay, weekdayOf } from './day.ts';

/** Where a key leads from a day: arrows by day and week, Home and End in the week, Page by month, with Shift by year; null for other keys. */
export const moveDay = (from: string, key: string, shift: boolean): string | null => {
  const day = readDay(from);
  if (day === null) return null;
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 }).toString();
    case 'ArrowRight':
      return day.add({ days: 1 }).toString();
    case 'ArrowUp':
      return day.subtract({ weeks: 1 }).toString();
    case 'ArrowDown':
      return day.add({ weeks: 1 }).toString();
    case 'Home':
      return day.subtract({ days: weekdayOf(day) }).toString();
    case 'End':
      return day.add({ days: 6 - weekdayOf(day) }).toString();
    case 'PageUp':
      return day.subtract(shift ? { years: 1 } : { months: 1 }).toString();
    case 'PageDown':
      return day.add(shift ? { years: 1 } : { months: 1 }).toString();
    default:
      return null;
  }
};
