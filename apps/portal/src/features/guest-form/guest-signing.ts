import type { Client } from '@zhantai/contract/client';
import type { SigningCalls } from '../signing/signing-calls.ts';
import type { HumanGate } from '../ticket/human-gate.ts';
import type { TicketHolder } from '../ticket/ticket-holder.ts';

/** How an open form asks a phone for a signature: with its ticket, and an image code where one is needed. */
export const guestSigning = (client: Client, holder: TicketHolder, gate: HumanGate): SigningCalls => ({
  start: (label) =>
    gate.pass((proof) =>
      holder.use((ticket) =>
        client.call('openSigningStart', { body: { label }, headers: { ...ticket, ...proof } }),
      ),
    ),
  state: (id) => holder.use((headers) => client.call('openSigningState', { params: { id }, headers })),
  cancel: (id) =>
    holder.use((headers) => client.call('openSigningCancel', { params: { id }, headers, keepalive: true })),
});
