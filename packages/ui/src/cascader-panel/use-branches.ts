import { useState } from 'react';
import type { CascaderItem, CascaderPath } from './cascader-item.ts';
import { pathKey } from './cascader-item.ts';

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

/** The branches opened one below the other, and the loading of those not known yet. */
export const useBranches = (
  initial: CascaderPath,
  load: ((path: CascaderPath) => Promise<unknown>) | undefined,
) => {
  const [open, setOpen] = useState<CascaderPath>(initial);
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  /** Opens the branch at a path, fetching what stands below it first if that is not known. */
  const openAt = (path: CascaderPath, item: CascaderItem) => {
    setOpen(path);
    const key = pathKey(path);
    if (item.children !== undefined || load === undefined || loading.has(key)) return;
    setLoading(plus(key));
    setFailed(minus(key));
    load(path).then(
      () => {
        setLoading(minus(key));
      },
      () => {
        setLoading(minus(key));
        setFailed(plus(key));
      },
    );
  };
  return { open, setOpen, openAt, loading, failed };
};
