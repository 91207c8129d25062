import { calls } from '@zhantai/contract';
import { here, ticketed, ticketless } from './open.ts';
import type { CallerName } from '../test-callers.ts';
import { row, users, type Authorisation, type Call } from './row.ts';

/** The ticket of a form is for no signature. */
const misused = (call: Call): Authorisation => ({
  ...row(call, [], ({ ticket }) => ({ headers: { ticket } }), { what: 'with the ticket of a form' }),
  refused: () => 403,
});

/** Signing on a phone. */
export const signingRows: readonly Authorisation[] = [
  row(calls.signingStart, users, () => ({ body: { label: 'x' } })),
  row(calls.signing, ['own'], ({ signingId }) => ({ params: { id: signingId } }), {
    missing: users.filter((who) => who !== 'own'),
  }),
  ticketless(calls.openSigningStart, { body: { label: 'x' } }),
  ticketed(calls.openSigningStart, { body: { label: 'x' } }),
  ...[calls.openSigningAsked, calls.openSigningCancel].flatMap((call) => [
    {
      ...row(call, [], ({ signingId }) => ({ params: { id: signingId } }), { what: 'without a ticket' }),
      refused: () => 403,
    },
    {
      ...row(call, [], ({ ticket, signingId }) => ({ params: { id: signingId }, headers: { ticket } }), {
        what: 'of an exhibitor, with a ticket',
      }),
      refused: (who: CallerName) => (here.includes(who) ? 404 : 403),
    },
  ]),
  ...[calls.openSigning, calls.openSigningSend, calls.openSigningDecline].flatMap((call) => [
    ticketless(call),
    misused(call),
  ]),
  {
    ...row(calls.openSigning, here, ({ signingTicket }) => ({ headers: { ticket: signingTicket } }), {
      what: 'with its ticket',
    }),
    refused: () => 403,
  },
  row(calls.signingCancel, ['own'], ({ signingId }) => ({ params: { id: signingId } }), {
    missing: users.filter((who) => who !== 'own'),
  }),
];
