import type { SheetDate } from '../sheet-cell.ts';

const DATE = /^(\d{4})[^\d\s]{1,2}(\d{1,2})[^\d\s]{1,2}(\d{1,2})[^\d\s]?/;
const TIME = /(?:^|[\sT])(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;

/** A date or time as people type it — `2026/5/1`, `9:30` — as the wire writes it; other text stays as it is; a day alone has the time given. */
export function sheetDateText(text: string, kind: SheetDate['kind'], midnight = '00:00:00'): string {
  const date = DATE.exec(text);
  const time = TIME.exec(text);
  const day = date === null ? null : `${date[1]}-${padded(date[2])}-${padded(date[3])}`;
  const clock = time === null ? null : `${padded(time[1])}:${padded(time[2])}:${padded(time[3])}`;
  if (kind === 'date') return day !== null && (time !== null || date?.[0] === text) ? day : text;
  if (kind === 'time') return clock ?? text;
  if (day === null) return text;
  if (clock !== null) return `${day} ${clock}`;
  return date?.[0] === text ? `${day} ${midnight}` : text;
}

function padded(digits: string | undefined): string {
  return (digits ?? '').padStart(2, '0');
}
