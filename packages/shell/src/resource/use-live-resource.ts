import { useEffect } from 'react';
import type { Resource, ResourceState } from './resource.ts';
import { useResource } from './use-resource.ts';

/**
 * Shows a resource that others change: asked for when the page opens, whenever somebody comes back to the window, and
 * as often as is said, in milliseconds, while the window is seen.
 */
export function useLiveResource<T>(resource: Resource<T>, everyMs?: number): ResourceState<T> {
  const state = useResource(resource, true);
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible' && resource.state().status === 'ready') void resource.load();
    };
    document.addEventListener('visibilitychange', load);
    const timer = everyMs === undefined ? undefined : setInterval(load, everyMs);
    return () => {
      document.removeEventListener('visibilitychange', load);
      clearInterval(timer);
    };
  }, [resource, everyMs]);
  return state;
}
