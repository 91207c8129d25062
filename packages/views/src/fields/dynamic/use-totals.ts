import type { RowsNode } from '@zhantai/engine';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Sums of the columns that have one, by prop; renders again only when a sum changed. */
export function useTotals(node: RowsNode): Readonly<Record<string, number>> {
  const subscribe = useCallback((listener: () => void) => node.subscribe(listener), [node]);
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(node.totals()));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the sums are read anew when their text changed
  return useMemo(() => node.totals(), [node, text]);
}
