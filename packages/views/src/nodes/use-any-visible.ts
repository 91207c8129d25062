import type { FieldNode } from '@zhantai/engine';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether one of these nodes is on the page; renders again only when the answer changes. Keep the array stable. */
export function useAnyVisible(nodes: readonly FieldNode[]): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = nodes.map((node) => node.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [nodes],
  );
  return useSyncExternalStore(subscribe, () => nodes.some((node) => node.state().visible));
}
