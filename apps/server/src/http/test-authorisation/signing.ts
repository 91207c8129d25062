import { here, misused, ticketed, ticketless } from './open.ts';
import { users, type Trial, type Trials, type TrialsOfSome } from './trial.ts';

const ownSigning: Trial = {
  request: ({ signingId }) => ({ params: { id: signingId } }),
  may: ['own'],
  missing: users.filter((who) => who !== 'own'),
};

/** What somebody else asked for. */
const ofExhibitor: Trials = [
  {
    what: 'without a ticket',
    request: ({ signingId }) => ({ params: { id: signingId } }),
    may: [],
    refused: () => 403,
  },
  {
    what: 'of an exhibitor, with a ticket',
    request: ({ ticket, signingId }) => ({ params: { id: signingId }, headers: { ticket } }),
    may: [],
    refused: (who) => (here.includes(who) ? 404 : 403),
  },
];

/** Signing on a phone. */
export const signingTrials = {
  signingStart: [{ request: () => ({ body: { label: 'x' } }) }],
  signing: [ownSigning],
  openSigningStart: [ticketless({ body: { label: 'x' } }), ticketed({ body: { label: 'x' } })],
  openSigningState: ofExhibitor,
  openSigningCancel: ofExhibitor,
  // The ticket of a form is for no signature.
  openSigning: [
    ticketless(),
    misused,
    {
      what: 'with its ticket',
      request: ({ signingTicket }) => ({ headers: { ticket: signingTicket } }),
      may: here,
      refused: () => 403,
    },
  ],
  openSigningSend: [ticketless(), misused],
  openSigningDecline: [ticketless(), misused],
  // The last: it ends what the phone signs.
  signingCancel: [ownSigning],
} as const satisfies TrialsOfSome;
