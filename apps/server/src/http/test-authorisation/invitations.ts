import { calls } from '@zhantai/contract';
import { ticketless } from './open.ts';
import type { CallerName } from '../test-callers.ts';
import { everyStaff, exhibitors, row, type Authorisation } from './row.ts';

const writers: readonly CallerName[] = ['admin', 'editor', 'foreignAdmin'];

/** Invitations, and the visitors who come through them. */
export const invitationsRows: readonly Authorisation[] = [
  // The exhibitions of the twins have no form for the invited.
  row(calls.invite, exhibitors, () => ({ query: { siecType: 'x' } })),
  row(calls.getInvitedVisitorPage, exhibitors),
  ticketless(calls.openInvitation, { params: { code: 'LINK2222' } }),
  ticketless(calls.openVisitor, { body: { formId: 'x', version: 1, revision: 0, answers: {} } }),
  row(calls.inviteVisitors, exhibitors, () => ({ body: { mobiles: ['none'] } })),
  row(calls.removeVisitors, exhibitors, () => ({ body: { ids: ['none'] } })),
  row(calls.consoleInviteVisitors, writers, ({ exhibitorId }) => ({
    body: { exhibitorId, mobiles: ['none'] },
  })),
  row(calls.consoleInvitations, everyStaff),
  row(calls.consoleRefuseSms, writers, () => ({ body: { mobile: 'none' } })),
];
