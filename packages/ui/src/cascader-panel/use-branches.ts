import { useEffect, useEffectEvent, useState } from 'react';
import { useLoads } from '../tree/use-loads.ts';
import type { CascaderItem, CascaderPath } from './cascader-item.ts';
import { pathKey } from './cascader-item.ts';
import { unknownBranch } from './open-levels.ts';

/** The branches opened one below the other, and the loading of those not known yet. */
export const useBranches = (
  items: readonly CascaderItem[],
  initial: CascaderPath,
  load: ((path: CascaderPath) => Promise<unknown>) | undefined,
) => {
  const [open, setOpen] = useState<CascaderPath>(initial);
  const { loading, failed, begin } = useLoads();
  /** Opens the branch at a path, fetching what stands below it first if that is not known. */
  const openAt = (path: CascaderPath, item: CascaderItem) => {
    setOpen(path);
    fetchBelow(path, item);
  };
  const fetchBelow = (path: CascaderPath, item: CascaderItem) => {
    if (item.children === undefined && load !== undefined) begin(pathKey(path), () => load(path));
  };
  // What is chosen already shows its levels at once, each as soon as the one above is there.
  const next = unknownBranch(items, open);
  const missing = next === null ? '' : pathKey(next.path);
  const follow = useEffectEvent(() => {
    if (next !== null) fetchBelow(next.path, next.item);
  });
  useEffect(() => {
    if (missing !== '') follow();
  }, [missing]);
  return { open, setOpen, openAt, loading, failed };
};
