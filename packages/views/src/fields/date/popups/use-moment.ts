import { useKept } from '../../use-kept.ts';
import type { CalendarPopupProps } from '../popup.ts';
import { splitMoment } from '../split-moment.ts';

const moments = new WeakMap<object, readonly [string, string] | null>();

/** The day and the time picked in an open calendar and not yet confirmed. */
export function useMoment({ owner, value, onClose }: CalendarPopupProps) {
  const [kept, keep] = useKept(moments, owner, null);
  const [date, time] = kept ?? splitMoment(value);
  return {
    date,
    time,
    setDate: (day: string): void => keep([day, time]),
    setTime: (clock: string): void => keep([date, clock]),
    close: (): void => {
      keep(null);
      onClose();
    },
  };
}
