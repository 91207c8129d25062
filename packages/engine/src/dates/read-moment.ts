import { cleanLine } from '../texts/clean-text.ts';
import { isRealDate, isRealDateTime, isRealTime } from './real-date.ts';

/** What a calendar field holds. */
export type MomentKind = 'date' | 'time' | 'datetime' | 'year';

/** Year, month and day between signs of any kind, or without any. */
const DAY =
  /^(\d{4})(?:\s*[^\d\s]{1,2}\s*(\d{1,2})\s*[^\d\s]{1,2}\s*(\d{1,2})(?!\d)(?:\s*[\u65e5\u53f7\u865f.])?|(\d{2})(\d{2}))/;
/** A weekday says nothing new. */
const WEEKDAY =
  /^[,\s]*\(?(?:(?:\u661f\u671f|\u5468|\u9031)[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u65e5\u5929]|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\)?[,\s]*/i;
const CLOCK =
  /^(\d{1,2})(?:\s*[:.\u65f6\u6642\u70b9\u9ede]\s*(\d{1,2})(?:\s*[:.\u5206]\s*(\d{1,2})(?:\.0+)?)?[\u5206\u79d2]?|[\u65f6\u6642\u70b9\u9ede]\u6574?)$/;
const BARE_CLOCK = /^(\d{2})(\d{2})(\d{2})?$/;
/** Halves of the day, before or behind. */
const HALF = /^(\u4e0a\u5348|\u4e0b\u5348|[ap]\.?m\.?)?\s*(.*?)\s*([ap]\.?m\.?)?$/i;
const NOON = 12;

/**
 * A date, time or both as somebody wrote it, in the spelling that is kept: `2027/3/4`, `20270304` and `２０２７年3月4日` are
 * `2027-03-04`, `8:00` is `08:00:00`. A day where a moment belongs has the time given. What cannot be told so stays as it
 * was written, for the engine to judge.
 */
export function readMoment(written: string, kind: MomentKind, midnight = '00:00:00'): string {
  const kept = cleanLine(written);
  const text = kept.normalize('NFKC').trim();
  if (kind === 'year') return /^(\d{4})\s*\u5e74$/.exec(text)?.[1] ?? (/^\d{4}$/.test(text) ? text : kept);
  const { day, rest } = dayOf(text);
  const clock = rest === '' ? null : clockOf(day === null ? text : rest);
  if (kind === 'time') return clock ?? kept;
  if (day === null || (rest !== '' && clock === null)) return kept;
  return kind === 'date' ? day : `${day} ${clock ?? midnight}`;
}

/** Whether a text is a real value of its kind. */
export function isRealMoment(text: string, kind: MomentKind): boolean {
  if (kind === 'year') return /^\d{4}$/.test(text) && text !== '0000';
  if (kind === 'time') return isRealTime(text);
  return kind === 'date' ? isRealDate(text) : isRealDateTime(text);
}

/** The day that a text begins with, and what follows it. */
function dayOf(text: string): { readonly day: string | null; readonly rest: string } {
  const parts = DAY.exec(text);
  if (parts === null) return { day: null, rest: text };
  const [whole, year = '', month = parts[4] ?? '', date = parts[5] ?? ''] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // Eight digits that are no day are a number.
  if (parts[4] !== undefined && !isRealDate(day)) return { day: null, rest: text };
  const rest = text.slice(whole.length);
  return { day, rest: rest.replace(WEEKDAY, '').replace(/^\s*T?\s*/i, '') };
}

function clockOf(text: string): string | null {
  const [, before, core = '', behind] = HALF.exec(text) ?? [];
  const parts = CLOCK.exec(core) ?? BARE_CLOCK.exec(core);
  if (parts === null) return null;
  const half = before ?? behind;
  const [, hours = '', minutes = '0', seconds = '0'] = parts;
  const hour = half === undefined ? hours : String(inWholeDay(Number(hours), /^(?:\u4e0b|p)/i.test(half)));
  return [hour, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}

function inWholeDay(hour: number, isAfternoon: boolean): number {
  if (hour > NOON) return hour;
  return (hour % NOON) + (isAfternoon ? NOON : 0);
}
