import { useState } from 'react';
import { withKey, withoutKey } from './key-set.ts';
import type { TreeItem } from './tree-item.ts';
import { useLoads } from './use-loads.ts';

/** Which nodes are open, which are loading and which failed to load. */
export interface Expansion {
  readonly expanded: ReadonlySet<string>;
  readonly loading: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** Opens a node, loading its children first where they are not known. */
  readonly open: (item: TreeItem) => void;
  readonly close: (item: TreeItem) => void;
}

/** Keeps the openness of a tree; `load` fetches the children of a node into the items of the owner. */
export const useExpansion = (
  initial: readonly string[],
  load: ((key: string) => Promise<unknown>) | undefined,
): Expansion => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initial));
  const { loading, failed, begin } = useLoads();
  const open = ({ key, children }: TreeItem) => {
    if (children !== undefined || load === undefined) setExpanded(withKey(key));
    else
      begin(
        key,
        () => load(key),
        () => setExpanded(withKey(key)),
      );
  };
  const close = (item: TreeItem) => {
    setExpanded(withoutKey(item.key));
  };
  return { expanded, loading, failed, open, close };
};
