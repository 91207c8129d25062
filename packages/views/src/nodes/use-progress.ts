import type { SectionProgress, Session } from '@zhantai/engine';
import { useSyncExternalStore } from 'react';
import { progressStore } from './progress-store.ts';

/** Progress of every section in order; renders again when a number changed. */
export function useProgress(session: Session): readonly SectionProgress[] {
  const store = progressStore(session);
  return useSyncExternalStore(store.subscribe, store.sections);
}
