import { Refusal } from '../../platform/refusal.ts';
import { formatTime } from './format-time.ts';
import { parseTime } from './parse-time.ts';

/** Clocks go forward or back by an hour, on one island by half of one. */
const shifts = [1_800_000, 3_600_000];

/**
 * A moment as people type it, to the minute or the second, in a zone.
 * @throws Refusal BAD_REQUEST for no time, TIME_UNCLEAR for one that the clocks skip or show twice.
 */
export function readMoment(text: string, zone: string): Date {
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
