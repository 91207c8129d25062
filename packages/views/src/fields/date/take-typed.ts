import { clampDate, isRealMoment, readMoment } from '@zhantai/engine';
import type { DateBounds, MomentKind } from '@zhantai/engine';

/** What became of a typed text. */
export interface TakenText {
  /** The value to set; null leaves the field as it was. */
  readonly value: string | null;
  readonly outcome: 'taken' | 'emptied' | 'replaced' | 'clamped' | 'refused';
}

/** A typed date that is none becomes today, clamped (engine.md §9); a typed time or year that is none is refused. */
export function takeTyped(
  typed: string,
  kind: MomentKind,
  bounds: DateBounds,
  today: string,
  time = '00:00:00',
): TakenText {
  const text = readMoment(typed, kind, time);
  if (text === '') return { value: '', outcome: 'emptied' };
  if (kind === 'time' || kind === 'year') {
    return isRealMoment(text, kind) ? { value: text, outcome: 'taken' } : { value: null, outcome: 'refused' };
  }
  const now = kind === 'datetime' ? `${today} ${time}` : today;
  const value = clampDate(text, bounds, now);
  if (!isRealMoment(text, kind)) return { value, outcome: 'replaced' };
  return { value, outcome: value === text ? 'taken' : 'clamped' };
}
