import { useState } from 'react';
import { withKey, withoutKey } from './key-set.ts';

/** Loads of branches, by key. */
export interface Loads {
  readonly loading: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** Begins a load that is not under way; `onDone` when it came. */
  readonly begin: (key: string, load: () => Promise<unknown>, onDone?: () => void) => void;
}

/** Keeps which branches of a tree or cascader are loading and which failed to. */
export const useLoads = (): Loads => {
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const begin: Loads['begin'] = (key, load, onDone) => {
    if (loading.has(key)) return;
    setLoading(withKey(key));
    setFailed(withoutKey(key));
    load().then(
      () => {
        setLoading(withoutKey(key));
        onDone?.();
      },
      () => {
        setLoading(withoutKey(key));
        setFailed(withKey(key));
      },
    );
  };
  return { loading, failed, begin };
};
