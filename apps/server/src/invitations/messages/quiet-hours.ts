import { addDays } from '@zhantai/engine';
import { dayIn, formatTime, parseTime } from '../../exhibitions/index.ts';

/** No SMS of an invitation goes out from nine in the evening until eight in the morning (console.md §6). */
const [evening, morning] = ['21:00:00', '08:00:00'];

/** The moment itself, or the morning after it where people sleep. */
export function afterQuietHours(moment: Date, zone: string): Date {
  const day = dayIn(moment, zone);
  const clock = formatTime(moment, zone).slice(11);
  if (clock >= morning && clock < evening) return moment;
  return morningOf(clock < morning ? day : addDays(day, 1), zone);
}

/** When a message of this moment is of no use any more: in the evening. Milliseconds. */
export function untilEvening(moment: Date, zone: string): number {
  const end = parseTime(`${dayIn(moment, zone)} ${evening}`, zone) ?? moment;
  return Math.max(0, end.getTime() - moment.getTime());
}

/** Eight o'clock of a day. */
export function morningOf(day: string, zone: string): Date {
  const moment = parseTime(`${day} ${morning}`, zone);
  if (moment === null) throw new Error(`No such day: ${day}`);
  return moment;
}
