import { useEffect, useSyncExternalStore } from 'react';
import type { Resource, ResourceState } from './resource.ts';

/** Shows a resource and asks for it as long as nobody has; `fresh` asks again whenever the page opens. */
export function useResource<T>(resource: Resource<T>, fresh = false): ResourceState<T> {
  const state = useSyncExternalStore(resource.subscribe, resource.state);
  const idle = state.status === 'idle';
  useEffect(() => {
    // Another part of the page may ask already.
    const { status } = resource.state();
    if (status === 'idle' || (fresh && status !== 'loading')) void resource.load();
    // `fresh` asks once for each opening, not after every answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resource, idle]);
  return state;
}
