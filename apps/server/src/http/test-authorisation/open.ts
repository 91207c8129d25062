import type { CallerName } from '../testing/test-callers.ts';
import { withHeaders, type Things, type Trial, type TriedRequest, type TrialsOfSome } from './trial.ts';

const refused = (): number => 403;

/** Nobody's role opens what needs a ticket, so all are refused alike. */
export const ticketless = (request: TriedRequest = {}): Trial => ({
  what: 'without a ticket',
  request: () => request,
  may: [],
  refused,
});

const elsewhere: readonly CallerName[] = ['foreignTenant', 'foreignExhibition', 'foreignAdmin'];
/** Everybody whose headers name the exhibition of the ticket. */
export const here = withHeaders.filter((who) => !elsewhere.includes(who));

/** With a ticket of this exhibition; in others it opens nothing. */
export const ticketed = (request: TriedRequest = {}): Trial => ({
  what: 'with a ticket',
  request: ({ ticket }) => ({ ...request, headers: { ticket } }),
  may: here,
  refused,
});

const withTicket = ({ ticket }: Things): TriedRequest => ({ headers: { ticket } });
/** With a ticket that is for something else. */
export const misused: Trial = {
  what: 'with the ticket of a form',
  request: withTicket,
  may: [],
  refused,
};

const save = { body: { formId: 'x', version: 1, revision: 0, answers: {} } };

/** What is open to people without an account. */
export const openTrials = {
  openPreview: [ticketless()],
  shortLink: [
    { request: ({ linkCode }) => ({ params: { code: linkCode } }), missing: elsewhere },
    {
      what: 'with an unknown code',
      request: () => ({ params: { code: 'NOSUCHCODE' } }),
      missing: withHeaders,
    },
  ],
  openForm: [ticketless(), ticketed()],
  openSubmit: [
    ticketless(save),
    {
      what: 'of another form',
      request: (things) => ({ ...save, ...withTicket(things) }),
      may: [],
      refused: (who) => (here.includes(who) ? 404 : 403),
    },
  ],
  openStaff: [ticketless(), misused],
  openStaffSubmit: [ticketless({ body: { version: 1, answers: {} } })],
  openSeat: [ticketless({ body: { name: 'x', mobile: '0000' } })],
  openFile: [ticketless(), ticketed()],
  putCommonImg: [ticketless(), ticketed()],
} as const satisfies TrialsOfSome;
