import { DEFAULT_RANGE_TIMES, orderRange } from '@zhantai/engine';
import type { MomentKind } from '@zhantai/engine';

/** Kinds of a range: two days, two times, two moments. */
export type RangeKind = Exclude<MomentKind, 'year'>;

/** Start and end as far as they are known; empty text is missing. */
export type Ends = readonly [start: string, end: string];

/** A reversed range the right way round; times of day stay, a night shift runs past midnight (engine.md §4, §9). */
export function orderEnds(ends: Ends, kind: RangeKind): Ends {
  const [start, end] = ends;
  if (kind === 'datetime' && isWholeDays(ends) && end < start) {
    return [endAt(end.slice(0, DAY), 0, '', kind), endAt(start.slice(0, DAY), 1, '', kind)];
  }
  return kind === 'time' || start === '' || end === '' ? ends : orderRange(start, end);
}

/** Characters of a day. */
const DAY = 10;

/** From the first second of a day to the last of one, as days without times become. */
function isWholeDays([start, end]: Ends): boolean {
  return start.slice(DAY + 1) === DEFAULT_RANGE_TIMES[0] && end.slice(DAY + 1) === DEFAULT_RANGE_TIMES[1];
}

/** A picked day as the end of a range of this kind: moments begin at 00:00:00 and end at 23:59:59. */
export function endAt(day: string, side: 0 | 1, time: string, kind: RangeKind): string {
  if (kind !== 'datetime' || day === '') return day;
  return `${day} ${time === '' ? DEFAULT_RANGE_TIMES[side] : time}`;
}
