import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The inner width of an element in pixels, sides left out; 0 until it stands. */
export const useElementWidth = (element: RefObject<HTMLElement | null>, sides: number): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const read = () => {
      setWidth(Math.max(0, target.clientWidth - sides));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element, sides]);
  return width;
};
