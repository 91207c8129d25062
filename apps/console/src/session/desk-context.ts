import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';

export const DeskContext = createContext<Desk | null>(null);

/** The desk; only below its provider. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk stands outside its provider');
  return desk;
}

/** Whether somebody is signed in, in this or another tab. */
export function useSignedIn(): boolean {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, () => session.read() !== null);
}
