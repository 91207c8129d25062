import { calls } from '@zhantai/contract';
import { here, ticketless } from './open.ts';
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
