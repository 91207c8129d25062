import { useState } from 'react';
import type { ResourceState } from './resource.ts';

/** What a list shows: what was asked for last or, until that is here, what was here before. */
export interface LastReady<T> {
  /** Undefined where nothing is here, and where what was asked for failed. */
  readonly data: T | undefined;
  /** It was asked for before the list was narrowed or turned. */
  readonly isOld: boolean;
}

/** The records of one resource after the other: the old ones stand until the next are here. */
export function useLastReady<T>(state: ResourceState<T>): LastReady<T> {
  const [last, setLast] = useState<{ readonly data: T } | null>(null);
  if (state.status === 'ready') {
    if (last === null || last.data !== state.data) setLast({ data: state.data });
    return { data: state.data, isOld: false };
  }
  return state.status === 'failed' || last === null
    ? { data: undefined, isOld: false }
    : { data: last.data, isOld: true };
}
