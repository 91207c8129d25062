import { clampToBounds, pickRange } from '@zhantai/engine';
import { useState } from 'react';
import { splitMoment } from '../date/split-moment.ts';
import type { RangePopupProps } from './popup.ts';
import { endAt, orderEnds } from './range-kind.ts';

/** Days and times being picked in an open range: start, end, then a new start (engine.md §9). */
export function useRangePick({ ends, kind, bounds, today, onSet, onClose }: RangePopupProps) {
  const [startDay, startTime] = splitMoment(ends[0]);
  const [endDay, endTime] = splitMoment(ends[1]);
  const [days, setDays] = useState<readonly [string, string]>([startDay, endDay]);
  const [times, setTimes] = useState<readonly [string, string]>([startTime, endTime]);
  const dayBounds = { min: bounds.min?.slice(0, 10) ?? null, max: bounds.max?.slice(0, 10) ?? null };
  const finish = (from: readonly [string, string]): void => {
    const start = from[0] === '' ? today : from[0];
    const end = from[1] === '' ? start : from[1];
    const whole = orderEnds([endAt(start, 0, times[0], kind), endAt(end, 1, times[1], kind)], kind);
    onSet([clampToBounds(whole[0], bounds), clampToBounds(whole[1], bounds)]);
    onClose();
  };
  return {
    start: days[0],
    end: days[1],
    startTime: times[0],
    endTime: times[1],
    min: dayBounds.min ?? undefined,
    max: dayBounds.max ?? undefined,
    setStartTime: (time: string): void => setTimes([time, times[1]]),
    setEndTime: (time: string): void => setTimes([times[0], time]),
    /** Whether a start and an end are picked. */
    isWhole: days[0] !== '' && days[1] !== '',
    pick: (day: string): readonly [string, string] => {
      const [start, end] = pickRange(
        days[0] === '' ? null : [days[0], days[1] === '' ? null : days[1]],
        day,
        dayBounds,
      );
      const next = [start, end ?? ''] as const;
      setDays(next);
      return next;
    },
    finish: (picked: readonly [string, string] = days): void => finish(picked),
  };
}
