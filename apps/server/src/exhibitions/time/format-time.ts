import { readClock } from './zone-clock.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** `YYYY-MM-DD HH:mm:ss` as the clocks of `zone` show it (wire.md §1). */
export function formatTime(date: Date, zone: string): string {
  const { year, month, day, hour, minute, second } = readClock(date, zone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** As {@link formatTime}; null stays null. */
export function formatTimeOrNull(date: Date | null, zone: string): string | null {
  return date === null ? null : formatTime(date, zone);
}

/** The calendar day in `zone` at `date`, `YYYY-MM-DD`. */
export function dayIn(date: Date, zone: string): string {
  return formatTime(date, zone).slice(0, 10);
}
