import type { SigningState } from '@zhantai/contract';
import type { SigningTable } from '../database/tables/open-tables.ts';

/** A signature that a desktop waits for. */
export interface Signing {
  /** Also the subject of its one ticket. */
  readonly signingId: string;
  /** Who asked for it; null for the holder of a ticket, who is known by `ownerKey`. */
  readonly accountId: string | null;
  /** Whose file the signature becomes. */
  readonly ownerKey: string;
  /** What is signed. */
  readonly label: string;
  /** Name of the exhibitor, else of the person. */
  readonly asker: string;
  readonly state: SigningTable['state'];
  readonly fileId: string | null;
  readonly expiresAt: Date;
}

/** Its state now: what was not signed in time is over. */
export function stateOf({ state, expiresAt }: Signing, now: Date): SigningState {
  return isOpen(state) && expiresAt <= now ? 'expired' : state;
}

/** Whether a signature may still come. */
export function isOpen(state: SigningState): boolean {
  return state === 'waiting' || state === 'opened';
}
