import { calls } from '@zhantai/contract';
import type { CallerName } from '../test-callers.ts';
import { row, withHeaders, type Authorisation, type Call, type TriedRequest } from './row.ts';

/** Nobody's role opens what needs a ticket, so all are refused alike. */
export const ticketless = (call: Call, request: TriedRequest = {}): Authorisation => ({
  ...row(call, [], () => request, { what: 'without a ticket' }),
  refused: () => 403,
});

const elsewhere: readonly CallerName[] = ['foreignTenant', 'foreignExhibition', 'foreignAdmin'];
/** Everybody whose headers name the exhibition of the ticket. */
export const here = withHeaders.filter((who) => !elsewhere.includes(who));

/** With a ticket of this exhibition; in others it opens nothing. */
export const ticketed = (call: Call, request: TriedRequest = {}): Authorisation => ({
  ...row(call, here, ({ ticket }) => ({ ...request, headers: { ticket } }), { what: 'with a ticket' }),
  refused: () => 403,
});

const save = { body: { formId: 'x', version: 1, revision: 0, answers: {} } };

/** What is open to people without an account. */
export const openRows: readonly Authorisation[] = [
  row(calls.shortLink, here, ({ linkCode }) => ({ params: { code: linkCode } }), { missing: elsewhere }),
  row(calls.shortLink, [], () => ({ params: { code: 'NOSUCHCODE' } }), {
    what: 'with an unknown code',
    missing: withHeaders,
  }),
  ticketless(calls.openForm),
  ticketed(calls.openForm),
  ticketless(calls.openSubmit, save),
  {
    ...row(calls.openSubmit, [], ({ ticket }) => ({ ...save, headers: { ticket } }), {
      what: 'of another form',
    }),
    refused: (who) => (here.includes(who) ? 404 : 403),
  },
  ticketless(calls.openStaff),
  {
    ...row(calls.openStaff, [], ({ ticket }) => ({ headers: { ticket } }), {
      what: 'with the ticket of a form',
    }),
    refused: () => 403,
  },
  ticketless(calls.openStaffSubmit, { body: { version: 1, answers: {} } }),
  ticketless(calls.openSeat, { body: { name: 'x', mobile: '0000' } }),
  ...[calls.openFile, calls.putCommonImg].flatMap((call) => [ticketless(call), ticketed(call)]),
];
