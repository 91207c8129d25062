import { clampToBounds } from './date-bounds.ts';
import type { DateBounds } from './date-bounds.ts';

/** A range being picked: the end is null until the second click. */
export type RangePick = readonly [start: string, end: string | null];

/** Times of a range whose user chose days only (engine.md §9). */
export const DEFAULT_RANGE_TIMES: readonly [string, string] = ['00:00:00', '23:59:59'];

/** The range after one more click: start, then end (swapped if reversed), then a new start (engine.md §9). */
export function pickRange(current: RangePick | null, clicked: string, bounds: DateBounds): RangePick {
  const day = clampToBounds(clicked, bounds);
  if (current === null || current[1] !== null) return [day, null];
  return orderRange(current[0], day);
}

/** Two dates in order: a reversed typed range is swapped (engine.md §9). */
export function orderRange(a: string, b: string): readonly [string, string] {
  return b < a ? [b, a] : [a, b];
}
