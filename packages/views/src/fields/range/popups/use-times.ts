import { DEFAULT_RANGE_TIMES } from '@zhantai/engine';
import { useKept } from '../../use-kept.ts';
import type { RangePopupProps } from '../popup.ts';
import type { Ends } from '../range-kind.ts';

const begun = new WeakMap<object, Ends | null>();

/** Two times picked in open columns and not yet confirmed. */
export function useTimes({ owner, ends, onSet, onClose }: RangePopupProps) {
  const [kept, keep] = useKept(begun, owner, null);
  const picked: Ends = kept ?? [ends[0] || DEFAULT_RANGE_TIMES[0], ends[1] || DEFAULT_RANGE_TIMES[1]];
  const close = (): void => {
    keep(null);
    onClose();
  };
  return {
    picked,
    setPicked: keep,
    close,
    confirm: (): void => {
      onSet(picked);
      close();
    },
  };
}
