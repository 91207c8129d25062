import { ticketless } from './open.ts';
import type { TrialsOfSome } from './trial.ts';

/** Invitations, and the visitors who come through them. */
export const invitationsTrials = {
  // The exhibitions of the twins have no form for the invited.
  invite: [{ request: () => ({ query: { siecType: 'x' } }) }],
  getInvitedVisitorPage: [{}],
  openInvitation: [ticketless({ params: { code: 'LINK2222' } })],
  openVisitor: [ticketless({ body: { formId: 'x', version: 1, revision: 0, answers: {} } })],
  inviteVisitors: [{ request: () => ({ body: { mobiles: ['none'] } }) }],
  removeVisitors: [{ request: () => ({ body: { ids: ['none'] } }) }],
  consoleInviteVisitors: [{ request: ({ exhibitorId }) => ({ body: { exhibitorId, mobiles: ['none'] } }) }],
  consoleInvitations: [{}],
  consoleRefuseSms: [{ request: () => ({ body: { mobile: 'none' } }) }],
} as const satisfies TrialsOfSome;
