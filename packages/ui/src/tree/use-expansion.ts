import { useState } from 'react';
import type { TreeItem } from './tree-item.ts';

/** Which nodes are open, which are loading and which failed to load. */
export interface Expansion {
  readonly expanded: ReadonlySet<string>;
  readonly loading: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** Opens a node, loading its children first where they are not known. */
  readonly open: (item: TreeItem) => void;
  readonly close: (item: TreeItem) => void;
}

const plus =
  (key: string) =>
  (keys: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...keys, key]);

const minus =
  (key: string) =>
  (keys: ReadonlySet<string>): ReadonlySet<string> => {
    const rest = new Set(keys);
    rest.delete(key);
    return rest;
  };

/** Keeps the openness of a tree; `load` fetches the children of a node into the items of the owner. */
export const useExpansion = (
  initial: readonly string[],
  load: ((key: string) => Promise<unknown>) | undefined,
): Expansion => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initial));
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const open = (item: TreeItem) => {
    if (item.children !== undefined || load === undefined) {
      setExpanded(plus(item.key));
      return;
    }
    if (loading.has(item.key)) return;
    setLoading(plus(item.key));
    setFailed(minus(item.key));
    load(item.key).then(
      () => {
        setLoading(minus(item.key));
        setExpanded(plus(item.key));
      },
      () => {
        setLoading(minus(item.key));
        setFailed(plus(item.key));
      },
    );
  };
  const close = (item: TreeItem) => {
    setExpanded(minus(item.key));
  };
  return { expanded, loading, failed, open, close };
};
