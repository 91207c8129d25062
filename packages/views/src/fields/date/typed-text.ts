import { isRealDate, isRealDateTime, isRealTime } from '@zhantai/engine';

/** What a calendar field holds. */
export type CalendarKind = 'date' | 'time' | 'datetime' | 'year';

/**
 * Typed text in the field's own spelling where it can be told: `2027/3/4`, `20270304` and `2027年3月4日` are
 * `2027-03-04`, `8:00` is `08:00:00`; a moment that is typed as a day gets the time given. Anything else stays as it was typed, for the engine to judge.
 */
export function spellTyped(typed: string, kind: CalendarKind, time = '00:00:00'): string {
  const text = typed.normalize('NFKC').trim();
  if (kind === 'year') return text.replace(/\u5e74$/, '');
  if (kind === 'time') return spellTime(text) ?? text;
  const [, day = text, clock = ''] =
    /^(.*?)(?:[\sT]+(\S+))?$/.exec(text.replace(/\u65e5\s*/, ' ').trim()) ?? [];
  const date = spellDate(day);
  if (date === null) return text;
  if (kind === 'date') return date;
  return `${date} ${clock === '' ? time : (spellTime(clock) ?? clock)}`;
}

/** Whether text is a real value of the kind. */
export function isReal(text: string, kind: CalendarKind): boolean {
  if (kind === 'year') return /^\d{4}$/.test(text) && text !== '0000';
  if (kind === 'time') return isRealTime(text);
  return kind === 'date' ? isRealDate(text) : isRealDateTime(text);
}

function spellDate(text: string): string | null {
  const parts =
    /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (parts === null) return null;
  const [, year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function spellTime(text: string): string | null {
  const parts =
    /^(\d{1,2})[:\u65f6\u6642.](\d{1,2})(?:[:\u5206.](\d{1,2}))?[\u5206\u79d2]?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (parts === null) return null;
  const [, hour = '', minute = '', second = '0'] = parts;
  return [hour, minute, second].map((part) => part.padStart(2, '0')).join(':');
}
