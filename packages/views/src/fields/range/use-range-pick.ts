import { clampToBounds, pickRange } from '@zhantai/engine';
import { splitMoment } from '../date/split-moment.ts';
import { useKept } from '../use-kept.ts';
import type { RangePopupProps } from './popup.ts';
import { endAt, orderEnds } from './range-kind.ts';
import type { Ends } from './range-kind.ts';

interface Begun {
  readonly days: Ends;
  readonly times: Ends;
}

const begun = new WeakMap<object, Begun | null>();

/** Days and times being picked in an open range: start, end, then a new start (engine.md §9). */
export function useRangePick({ ends, kind, bounds, today, owner, onSet, onClose }: RangePopupProps) {
  const [startDay, startTime] = splitMoment(ends[0]);
  const [endDay, endTime] = splitMoment(ends[1]);
  const [kept, keep] = useKept(begun, owner, null);
  const { days, times } = kept ?? { days: [startDay, endDay], times: [startTime, endTime] };
  const dayBounds = { min: bounds.min?.slice(0, 10) ?? null, max: bounds.max?.slice(0, 10) ?? null };
  const close = (): void => {
    keep(null);
    onClose();
  };
  const finish = (from: readonly [string, string]): void => {
    const start = from[0] === '' ? today : from[0];
    const end = from[1] === '' ? start : from[1];
    const whole = orderEnds([endAt(start, 0, times[0], kind), endAt(end, 1, times[1], kind)], kind);
    onSet([clampToBounds(whole[0], bounds), clampToBounds(whole[1], bounds)]);
    close();
  };

  return {
    start: days[0],
    end: days[1],
    startTime: times[0],
    endTime: times[1],
    min: dayBounds.min ?? undefined,
    max: dayBounds.max ?? undefined,
    setStartTime: (time: string): void => keep({ days, times: [time, times[1]] }),
    setEndTime: (time: string): void => keep({ days, times: [times[0], time] }),
    /** Whether a start and an end are picked. */
    isWhole: days[0] !== '' && days[1] !== '',
    pick: (day: string): readonly [string, string] => {
      const [start, end] = pickRange(
        days[0] === '' ? null : [days[0], days[1] === '' ? null : days[1]],
        day,
        dayBounds,
      );
      const next = [start, end ?? ''] as const;
      keep({ days: next, times });
      return next;
    },
    close,
    finish: (picked: readonly [string, string] = days): void => finish(picked),
  };
}
