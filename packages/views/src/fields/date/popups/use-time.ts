import { useKept } from '../../use-kept.ts';
import type { CalendarPopupProps } from '../popup.ts';

const times = new WeakMap<object, string | null>();

/** The time picked in open columns and not yet confirmed. */
export function useTime({ owner, value, onSet, onClose }: CalendarPopupProps) {
  const [kept, keep] = useKept(times, owner, null);
  const time = kept ?? (value === '' ? '00:00:00' : value);
  const close = (): void => {
    keep(null);
    onClose();
  };
  return {
    time,
    setTime: keep,
    close,
    confirm: (): void => {
      onSet(time);
      close();
    },
  };
}
