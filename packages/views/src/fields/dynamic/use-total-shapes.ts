import type { RowsNode } from '@zhantai/engine';
import { useCallback, useSyncExternalStore } from 'react';
import { groupedNumber } from '@zhantai/engine';

/** How the sums of a table look, column by column with `;` between, with `0` for every digit: renders again only when one got longer or shorter. */
export function useTotalShapes(node: RowsNode): string {
  const { columns } = node;
  const subscribe = useCallback((listener: () => void) => node.subscribe(listener), [node]);
  return useSyncExternalStore(subscribe, () => {
    const totals = node.totals();
    return columns
      .map((column) => {
        const total = totals[column.prop];
        return total === undefined ? '' : groupedNumber(total, column).replaceAll(/\d/g, '0');
      })
      .join(';');
  });
}
