import { isRealDate, isRealDateTime } from './real-date.ts';

/** First and last allowed date, each with or without a time; null leaves that side open. */
export interface DateBounds {
  readonly min: string | null;
  readonly max: string | null;
}

const DATE_LENGTH = 10;

/** Whether a date or date-time lies within the bounds; a bound without a time means its whole day (engine.md §4). */
export function isWithinBounds(value: string, bounds: DateBounds): boolean {
  return !isBefore(value, bounds.min) && !isAfter(value, bounds.max);
}

/** The value itself, or the nearest allowed one; a bound without a time keeps the value's time. */
export function clampToBounds(value: string, bounds: DateBounds): string {
  if (bounds.min !== null && isBefore(value, bounds.min)) return atBound(value, bounds.min);
  if (bounds.max !== null && isAfter(value, bounds.max)) return atBound(value, bounds.max);
  return value;
}

/** What a typed text becomes: itself when it is a real date, else today, both clamped (engine.md §9). */
export function clampDate(typed: string, bounds: DateBounds, today: string): string {
  const text = typed.trim();
  return clampToBounds(isRealDate(text) || isRealDateTime(text) ? text : today, bounds);
}

function isBefore(value: string, bound: string | null): boolean {
  return bound !== null && comparable(value, bound) < comparable(bound, value);
}

function isAfter(value: string, bound: string | null): boolean {
  return bound !== null && comparable(value, bound) > comparable(bound, value);
}

/** Both sides are compared to the precision they share. */
function comparable(value: string, other: string): string {
  return value.slice(0, Math.min(value.length, other.length));
}

function atBound(value: string, bound: string): string {
  if (value.length > DATE_LENGTH && bound.length === DATE_LENGTH) return bound + value.slice(DATE_LENGTH);
  return bound.slice(0, value.length);
}
