import type { OptionValue } from '@zhantai/engine';
import { useKept } from '../use-kept.ts';
import type { TreePopupProps } from './popup.ts';

const picks = new WeakMap<object, readonly OptionValue[] | null>();

/** What is checked in an open picker and not yet confirmed. */
export function usePicked({ owner, value, onSet, onClose }: TreePopupProps) {
  const [picked, setPicked] = useKept(picks, owner, null);
  const close = (): void => {
    setPicked(null);
    onClose();
  };
  return {
    picked: picked ?? value,
    setPicked,
    close,
    confirm: (): void => {
      onSet(picked ?? value);
      close();
    },
  };
}
