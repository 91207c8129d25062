import { formatTime, parseTime } from '../../exhibitions/index.ts';
import { moveDays } from '../move-days.ts';

/** Between which zones things go, and by how many whole days. */
export interface Shift {
  readonly days: number;
  /** Where they come from. */
  readonly zone: string;
  /** Where they come to. */
  readonly toZone: string;
}

/** What the clocks show where things come from and, so many whole days later, where they come to. */
export function shownMoments(
  moment: Date,
  { days, zone }: Shift,
): { readonly from: string; readonly to: string } {
  const from = formatTime(moment, zone);
  return { from, to: moveDays(from, days) };
}

/**
 * A moment so many whole days later at the same time of day, as the clocks of the other zone show it. A time that those
 * skip is the moment just after the gap.
 */
export function movedMoment(moment: Date, shift: Shift): Date {
  const { to } = shownMoments(moment, shift);
  const moved = parseTime(to, shift.toZone);
  if (moved === null) throw new RangeError(`${to} is no time.`);
  return new Date(moved.getTime() + (moment.getTime() % 1_000));
}
