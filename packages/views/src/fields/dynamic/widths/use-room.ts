import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What {@link useRoom} takes. */
export interface RoomOptions {
  /** Stands also while the table has no rows. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The rows scroll: their bar takes room of the table. */
  readonly scrolls: boolean;
}

/** Room for a table in pixels, the bar left out that scrolls its rows; 0 until it stands. */
export function useRoom({ frame, scroller, scrolls }: RoomOptions): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const outer = frame.current;
    if (outer === null) return undefined;
    const read = () => {
      setRoom((scroller.current ?? outer).clientWidth);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(outer);
    return () => {
      observer.disconnect();
    };
    // The bar comes and goes with `scrolls`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [frame, scroller, scrolls]);
  return room;
}
