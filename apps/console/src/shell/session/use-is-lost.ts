import { useSyncExternalStore } from 'react';
import { useServices } from './services-context.ts';

/** Whether the session ended under somebody's hands. */
export function useIsLost(): boolean {
  const { session, isLost } = useServices();
  return useSyncExternalStore(session.subscribe, isLost);
}
