import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** A finger rests this many milliseconds before the row under it counts. */
const rest = 120;

/** Calls back with the offset in pixels once scrolling by hand has come to rest. */
export const useSettledScroll = (
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
  onSettled: (top: number) => void,
): void => {
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    const scroller = element.current;
    if (scroller === null || !enabled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Opening scrolls to the chosen row by itself; only what a hand moved may choose.
    let byHand = false;
    const touch = () => {
      byHand = true;
    };
    const scroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (byHand) settled(scroller.scrollTop);
      }, rest);
    };
    scroller.addEventListener('scroll', scroll, { passive: true });
    scroller.addEventListener('touchstart', touch, { passive: true });
    scroller.addEventListener('pointerdown', touch, { passive: true });
    scroller.addEventListener('wheel', touch, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', scroll);
      scroller.removeEventListener('touchstart', touch);
      scroller.removeEventListener('pointerdown', touch);
      scroller.removeEventListener('wheel', touch);
    };
  }, [element, enabled]);
};
