import type { Signing, SigningStart } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';

/** How a desktop asks a phone for a signature. Each throws `ApiError`. */
export interface SigningCalls {
  readonly start: (label: string) => Promise<SigningStart>;
  readonly state: (id: string) => Promise<Signing>;
  /** Gives it up, also when the page is being closed. */
  readonly cancel: (id: string) => Promise<unknown>;
}

/** For who is signed in. */
export const ownSigning = (client: Client): SigningCalls => ({
  start: (label) => client.call('signingStart', { body: { label } }),
  state: (id) => client.call('signing', { params: { id } }),
  cancel: (id) => client.call('signingCancel', { params: { id }, keepalive: true }),
});
