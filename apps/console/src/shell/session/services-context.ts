import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Services } from './create-services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** The services; only below its provider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices stands outside its provider');
  return services;
}

/** Whether somebody is signed in, in this or another tab. */
export function useSignedIn(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, () => session.read() !== null);
}
