import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, type RefObject } from 'react';

/** Makes an element one that can be dragged: an item or a column by its id, or a type. */
export function useDraggable<T extends HTMLElement>(
  kind: 'id' | 'column' | 'type',
  name: string,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    return element === null ? undefined : draggable({ element, getInitialData: () => ({ [kind]: name }) });
  }, [kind, name]);
  return ref;
}
