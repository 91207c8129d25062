import type { FormSettings } from '@zhantai/contract';
import { formatTime, parseTime } from '../exhibitions/index.ts';
import type { FormWindow } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';

type Moments = Pick<FormSettings, 'opensAt' | 'earlyEndAt' | 'endAt' | 'lateEndAt'>;

/**
 * The moments of a form, judged together: opens < early ≤ deadline ≤ late.
 * @param kept what stands there: a moment that stays is never unclear.
 * @throws Refusal WINDOW_ORDER, TIME_UNCLEAR for a time that the clocks skip or show twice.
 */
export function readWindow(wanted: Moments, kept: Moments, stored: FormWindow, zone: string): FormWindow {
  const read = (key: keyof Moments): Date | null =>
    wanted[key] === kept[key] ? stored[key] : readMoment(wanted[key], zone);
  const window = {
    opensAt: read('opensAt'),
    earlyEndAt: read('earlyEndAt'),
    endAt: read('endAt'),
    lateEndAt: read('lateEndAt'),
  };
  const { opensAt, earlyEndAt, endAt, lateEndAt } = window;
  const ends = [earlyEndAt, endAt, lateEndAt].filter((moment) => moment !== null);
  const isOrdered = ends.every((moment, index) => {
    const before = ends[index - 1];
    return before === undefined || before <= moment;
  });
  const [first] = ends;
  const opensFirst = opensAt === null || first === undefined || opensAt < first;
  // A late deadline without a deadline would say when late begins nowhere.
  if (!isOrdered || !opensFirst || (lateEndAt !== null && endAt === null)) throw new Refusal('WINDOW_ORDER');
  return window;
}

/** Clocks go forward or back by an hour, on one island by half of one. */
const shifts = [1_800_000, 3_600_000];

/** @throws Refusal BAD_REQUEST for no time, TIME_UNCLEAR. */
function readMoment(text: string | null, zone: string): Date | null {
  if (text === null) return null;
  const whole = text.length === 16 ? `${text}:00` : text;
  const moment = parseTime(whole, zone);
  if (moment === null) throw new Refusal('BAD_REQUEST', { detail: text });
  const again = shifts
    .map((shift) => new Date(moment.getTime() + shift))
    .find((later) => formatTime(later, zone) === whole);
  if (formatTime(moment, zone) === whole && again === undefined) return moment;
  const readings =
    again === undefined
      ? [new Date(moment.getTime() - 1_000), moment].map((one) => formatTime(one, zone))
      : [moment, again].map((one) => one.toISOString());
  throw new Refusal('TIME_UNCLEAR', { time: whole, readings: readings.join(' / ') }, { readings });
}
