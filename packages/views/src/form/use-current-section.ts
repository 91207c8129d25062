import { useEffect, useState } from 'react';
import { useForm } from '../context/form-context.ts';
import { sectionId } from './section-view.tsx';

/** The section that is being read: the last one whose head is above the middle of the window. */
export function useCurrentSection(): number {
  const { session, idPrefix } = useForm();
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const sections = session.sections.flatMap((_, index) => {
      const element = document.getElementById(sectionId(idPrefix, index));
      return element === null ? [] : [{ index, element }];
    });
    const above = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const found = sections.find(({ element }) => element === target);
          if (found === undefined) continue;
          if (isIntersecting) above.add(found.index);
          else above.delete(found.index);
        }
        if (above.size > 0) setCurrent(Math.min(...above));
      },
      // A band in the upper part of the window: what crosses it is being read.
      { rootMargin: '-96px 0px -60% 0px' },
    );
    sections.forEach(({ element }) => observer.observe(element));
    return () => observer.disconnect();
  }, [session, idPrefix]);
  return current;
}
