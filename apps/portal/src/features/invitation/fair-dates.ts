/** `03.18 — 03.21`, or one day alone. */
export const fairDates = (start: string, end: string): string =>
  start === end || end === '' ? short(start) : `${short(start)} — ${short(end)}`;

const short = (day: string): string => day.slice(5, 10).replace('-', '.');
