import { exhibitorPath } from './paths.ts';

/** Inviting visitors, and what the invited do (wire.md §4). `:name` stands for a path parameter. */
export const invitationsCalls = {
  invite: { method: 'GET', path: `${exhibitorPath}/invite` },
  getInvitedVisitorPage: { method: 'GET', path: `${exhibitorPath}/getInvitedVisitorPage` },
  inviteVisitors: { method: 'POST', path: `${exhibitorPath}/inviteVisitors` },
  removeVisitors: { method: 'POST', path: `${exhibitorPath}/removeVisitors` },
  openInvitation: { method: 'GET', path: '/api/open/invitation/:code' },
  openVisitor: { method: 'POST', path: '/api/open/visitor' },
} as const;

/** What staff do with them. */
export const consoleInvitationsCalls = {
  consoleInviteVisitors: { method: 'POST', path: '/api/console/invitations' },
  consoleInvitations: { method: 'GET', path: '/api/console/invitations' },
  consoleRefuseSms: { method: 'POST', path: '/api/console/sms-refusals' },
} as const;
