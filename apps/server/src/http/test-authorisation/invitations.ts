import { calls } from '@zhantai/contract';
import { ticketless } from './open.ts';
import { exhibitors, row, type Authorisation } from './row.ts';

/** Invitations, and the visitors who come through them. */
export const invitationsRows: readonly Authorisation[] = [
  // The exhibitions of the twins have no form for the invited.
  row(calls.invite, exhibitors, () => ({ query: { siecType: 'x' } })),
  row(calls.getInvitedVisitorPage, exhibitors),
  ticketless(calls.openInvitation, { params: { code: 'LINK2222' } }),
  ticketless(calls.openVisitor, { body: { formId: 'x', version: 1, revision: 0, answers: {} } }),
];
