import type { TreeRow } from './visible-rows.ts';

/** What a key does in a tree: move to a row, open or close the row it stands on. */
export type TreeMove =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'expand' }
  | { readonly kind: 'collapse' };

const go = (to: number): TreeMove => ({ kind: 'go', to });

/** Rows that Page Up and Page Down pass over. */
const page = 10;

/** The meaning of a key at row `at` (-1: nowhere yet), after the ARIA tree pattern; null for keys without one. */
export const moveInTree = (rows: readonly TreeRow[], at: number, key: string): TreeMove | null => {
  const last = rows.length - 1;
  if (last < 0) return null;
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return go(Math.min(last, at + 1));
    case 'ArrowUp':
      return go(at === -1 ? last : Math.max(0, at - 1));
    case 'PageDown':
      return go(Math.min(last, at + page));
    case 'PageUp':
      return go(Math.max(0, at - page));
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'ArrowRight':
      if (row === undefined || !row.expandable) return null;
      return row.expanded ? go(Math.min(last, at + 1)) : { kind: 'expand' };
    case 'ArrowLeft':
      if (row === undefined) return null;
      if (row.expanded) return { kind: 'collapse' };
      return row.parent === -1 ? null : go(row.parent);
    default:
      return null;
  }
};
