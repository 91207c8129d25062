import type { SheetDate } from '@zhantai/engine/tables';

const DAY_SECONDS = 86_400;
/** Days from 1900-01-00 to 1904-01-01. */
const OFFSET_1904_DAYS = 1462;
/** The day that never was: the 60th of 1900 is its February 29 to spreadsheets. */
const FALSE_DAY = 60;
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/**
 * A moment from its serial number, days since 1900 or 1904 with the time as a fraction, to the second; null where no
 * calendar has it. There are no time zones in a workbook, and none here.
 */
export function serialDate(serial: number, kind: SheetDate['kind'], date1904: boolean): SheetDate | null {
  const seconds = Math.round(serial * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS) + (date1904 ? OFFSET_1904_DAYS : 0);
  if (!(seconds >= 0) || day > LAST_DAY) return null;
  const rest = seconds % DAY_SECONDS;
  if (kind === 'time') return { kind, text: clock(rest) };
  const date = dateText(day);
  if (date === null) return null;
  return kind === 'date' && rest === 0
    ? { kind, text: date }
    : { kind: 'datetime', text: `${date} ${clock(rest)}` };
}

/** Days that have passed, in hours that do not begin anew with each of them: `36:00:00`. */
export function elapsedText(days: number): string {
  return clock(Math.round(days * DAY_SECONDS));
}

function dateText(day: number): string | null {
  if (day < 1 || day === FALSE_DAY) return null;
  const shift = day < FALSE_DAY ? 0 : 1;
  const known = dates.get(day);
  if (known !== undefined) return known;
  const text = new Date(Date.UTC(1899, 11, 31 + day - shift)).toISOString().slice(0, 10);
  if (dates.size < REMEMBERED) dates.set(day, text);
  return text;
}

/** Days come again and again in a column. */
const dates = new Map<number, string>();
const REMEMBERED = 10_000;

function clock(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
