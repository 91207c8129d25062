import { useLayoutEffect, useState, type RefObject } from 'react';
import { fittingCount } from './fitting-count.ts';

/**
 * How many of the first children of a line stand in it beside its last child, the button for the rest. All children are
 * measured, so those that do not fit must keep their widths.
 */
export function useFitting(line: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null) return undefined;
    const measure = () => {
      const children = [...current.children].map((child) => child.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(current).columnGap) || 0;
      const more = children.at(-1) ?? 0;
      setFitting(
        fittingCount({ room: current.clientWidth, widths: children.slice(0, count), gap, more: more + gap }),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    // A word changes with the language and with the dot of what is unread.
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [line, count]);
  return fitting;
}
