import { EXHIBIT_PROP } from '@zhantai/engine/tables';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Rows up to which a table is as high as they are (seed.md §9). */
const ALL_IN_SIGHT = 5;

/** Whether so many rows scroll. */
export const rowsScroll = (rows: number): boolean => rows > ALL_IN_SIGHT;

/** Width in pixels of a table that scrolls sideways: that of the exhibits is wide (seed.md §9). */
export const leastTableWidth = (prop: string): number => (prop === EXHIBIT_PROP ? 1400 : 300);

/** Tells CSS how high head and sums stand around rows that scroll, and how wide the name stays beside them. */
export function useScrollSize(scroller: RefObject<HTMLElement | null>, scrolls: boolean, name: number): void {
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (frame === null) return;
    const height = (part: string): number => frame.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
    frame.style.setProperty('--head', `${height('thead')}px`);
    // Sums stand still only above rows that scroll.
    frame.style.setProperty('--foot', `${scrolls ? height('tfoot') : 0}px`);
    frame.style.setProperty('--name', `${name}px`);
  }, [scroller, scrolls, name]);
}
