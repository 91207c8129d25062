import { addDays, dateText, weekday } from './day-number.ts';

/** One cell of a month's grid. */
export interface GridCell {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly day: number;
  /** False for the days of the months before and after. */
  readonly inMonth: boolean;
}

const CELLS = 42;

/** Six weeks that hold a month, Monday first; `month` is 1–12 (engine.md §9). */
export function calendarGrid(year: number, month: number): readonly GridCell[] {
  const first = { year, month, day: 1 };
  const prefix = dateText(first).slice(0, 7);
  let date = addDays(dateText(first), -weekday(first));
  return Array.from({ length: CELLS }, () => {
    const cell = { date, day: Number(date.slice(8)), inMonth: date.startsWith(prefix) };
    date = addDays(date, 1);
    return cell;
  });
}
