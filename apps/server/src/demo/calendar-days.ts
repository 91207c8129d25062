import { daysBetween, dayIn } from '../exhibitions/index.ts';

/** The day at which the demo's calendar stands as it is written: a fortnight before the first forms close. */
const WRITTEN_FOR = '2026-11-21';
const WEEK = 7;

/**
 * How many days later than written the demo's fair takes place, so that its forms are open at the first start. Whole
 * weeks: deadlines keep their weekdays, and the first start falls into the seven days from {@link WRITTEN_FOR}.
 */
export function calendarDays(now: Date, zone: string): number {
  return Math.floor(daysBetween(WRITTEN_FOR, dayIn(now, zone)) / WEEK) * WEEK;
}
