import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far what is `width` pixels wide is drawn smaller to fit into this frame; 1 where the frame is wide enough. */
export function useZoom(frame: RefObject<HTMLElement | null>, width: number): number {
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? 0;
      if (room > 0) setZoom(Math.min(1, room / width));
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [frame, width]);
  return zoom;
}
