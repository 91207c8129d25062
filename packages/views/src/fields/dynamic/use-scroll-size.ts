import { EXHIBIT_PROP } from '@zhantai/engine/tables';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Rows up to which a table is as high as they are (seed.md §9). */
const ALL_IN_SIGHT = 5;

/** Least width of a table in pixels: that of the exhibits is wide (seed.md §9). */
export const leastTableWidth = (prop: string): number => (prop === EXHIBIT_PROP ? 1400 : 300);

/** Whether the rows scroll, and in CSS how high head and sums stand around them and how wide the name stays beside them. */
export function useScrollSize(scroller: RefObject<HTMLElement | null>, rows: number, name: number): boolean {
  const scrolls = rows > ALL_IN_SIGHT;
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (frame === null) return;
    const height = (part: string): number => frame.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
    frame.style.setProperty('--head', `${height('thead')}px`);
    // Sums stand still only above rows that scroll.
    frame.style.setProperty('--foot', `${scrolls ? height('tfoot') : 0}px`);
    frame.style.setProperty('--name', `${name}px`);
  }, [scroller, scrolls, name]);
  return scrolls;
}
