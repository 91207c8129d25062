import { useSyncExternalStore } from 'react';
import type { HashLocation } from './hash-location.ts';

/** The address now, `/path?query`. */
export const useAddress = (location: HashLocation): string =>
  useSyncExternalStore(location.subscribe, location.current);
