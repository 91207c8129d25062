import type { ExhibitorDetail } from '@zhantai/contract';
import type { LocalStore } from '@zhantai/contract/client';

/** The booth that last signed in on this device; the sign-in page lights it. */
export interface LastBooth {
  readonly hall: string;
  readonly number: string;
}

const NAME = 'booth';

/** Keeps the exhibitor's first booth on this device. */
export function keepLastBooth(store: LocalStore, exhibitor: ExhibitorDetail): void {
  const booth = exhibitor.booths[0];
  if (booth !== undefined) store.set(NAME, { hall: booth.hall, number: booth.number });
}

/** Null on a first visit. */
export function readLastBooth(store: LocalStore): LastBooth | null {
  const kept = store.get(NAME);
  if (typeof kept !== 'object' || kept === null || !('hall' in kept) || !('number' in kept)) return null;
  const { hall, number } = kept;
  return typeof hall === 'string' && typeof number === 'string' ? { hall, number } : null;
}
