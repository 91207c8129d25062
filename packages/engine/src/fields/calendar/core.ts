import { isWithinBounds } from '../../dates/date-bounds.ts';
import type { DateBounds } from '../../dates/date-bounds.ts';
import { readMoment } from '../../dates/read-moment.ts';
import type { MomentKind } from '../../dates/read-moment.ts';
import { shortTimes } from '../../dates/short-times.ts';
import { isRealDate, isRealDateTime, isRealTime } from '../../dates/real-date.ts';
import type { Item } from '../../definition/item.ts';
import { resolveExpression } from '../../definition/resolve-expression.ts';
import type { CheckContext, FieldCore, Finding } from '../field-core.ts';
import { finding } from '../finding.ts';
import { textCore } from '../text/core.ts';

/** Fields whose value is one date, time, date-time or year, as text. */
function calendarCore(kind: MomentKind, isReal: (text: string) => boolean): FieldCore<string> {
  const normaliseText = (text: string): string => readMoment(text, kind);
  return {
    ...textCore,
    check: (value, item, within) => (isReal(value) ? checkBounds(value, item, within) : finding('format')),
    missing: () => 'requiredChoice',
    describe: shortTimes,
    normalise: normaliseText,
    normaliseText,
  };
}

/** `date`: one real day. */
export const date = calendarCore('date', isRealDate);
/** `time`: one time of day. */
export const time = calendarCore('time', isRealTime);
/** `datetime`: one day and time. */
export const datetime = calendarCore('datetime', isRealDateTime);
/** `year`: four digits. */
export const year = calendarCore('year', (text) => /^\d{4}$/.test(text));

/** Whether a real date or time lies within `startDate`…`endDate`; a bound that is neither is none. */
export function checkBounds(value: string, item: Item, within: CheckContext): Finding | null {
  if (item.startDate === null && item.endDate === null) return null;
  const bounds: DateBounds = {
    min: resolve(item.startDate, value, within),
    max: resolve(item.endDate, value, within),
  };
  return isWithinBounds(value, bounds) ? null : finding('dateRange');
}

/** A bound of the value's kind: times against times, dates against dates. */
function resolve(bound: string | null, value: string, within: CheckContext): string | null {
  if (bound === null) return null;
  const resolved = resolveExpression(bound, within.context);
  if (typeof resolved !== 'string') return null;
  return isTime(resolved) === isTime(value) && /^\d{2,4}[-:]|^\d{4}$/.test(resolved) ? resolved : null;
}

function isTime(text: string): boolean {
  return text[2] === ':';
}
