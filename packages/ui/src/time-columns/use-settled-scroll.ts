import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** A finger rests this many milliseconds before the row under it counts. */
const SETTLED_AFTER_MS = 120;

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
    const settle = () => {
      clearTimeout(timer);
      timer = undefined;
      if (byHand) settled(scroller.scrollTop);
    };
    const scroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_AFTER_MS);
    };
    // A tap chooses by itself; the scrolling that follows it is not the hand's.
    const tap = () => {
      clearTimeout(timer);
      timer = undefined;
      byHand = false;
    };
    // Whoever presses something else, such as the button that confirms, means the row that is under the band now.
    const leave = ({ target }: Event) => {
      if (timer !== undefined && !(target instanceof Node && scroller.contains(target))) settle();
    };
    scroller.addEventListener('scroll', scroll, { passive: true });
    scroller.addEventListener('touchstart', touch, { passive: true });
    scroller.addEventListener('pointerdown', touch, { passive: true });
    scroller.addEventListener('wheel', touch, { passive: true });
    scroller.addEventListener('click', tap);
    document.addEventListener('pointerdown', leave, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', scroll);
      scroller.removeEventListener('touchstart', touch);
      scroller.removeEventListener('pointerdown', touch);
      scroller.removeEventListener('wheel', touch);
      scroller.removeEventListener('click', tap);
      document.removeEventListener('pointerdown', leave, { capture: true });
    };
  }, [element, enabled]);
};
