import { invitationsCalls, consoleInvitationsCalls } from '../calls/invitations.ts';
import {
  ConsoleInviteRequest,
  InvitationMessagesPage,
  InvitationMessagesQuery,
  InvitationsPlanned,
  Invite,
  InviteQuery,
  InviteVisitorsRequest,
  InvitedVisitorPage,
  InvitedVisitorsQuery,
  OpenInvitation,
  OpenInvitationParams,
  OpenSubmitRequest,
  OpenVisitorAnswer,
  RemoveVisitorsRequest,
  SmsRefusal,
  VisitorsRemoved,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';
import { openRecords } from './open.ts';

/** Inviting visitors, and what the invited do (wire.md §4). `:name` stands for a path parameter. */
export const invitationsRecords = {
  invite: {
    ...invitationsCalls.invite,
    access: ['exhibitor'],
    summary: 'The link that the exhibitor hands out, made when it is first asked for, and what came of it',
    query: InviteQuery,
    data: Invite,
    refusals: ['NOT_FOUND'],
  },
  getInvitedVisitorPage: {
    ...invitationsCalls.getInvitedVisitorPage,
    access: ['exhibitor'],
    summary: 'Who registered through the exhibitor, masked, paged',
    query: InvitedVisitorsQuery,
    data: InvitedVisitorPage,
  },
  inviteVisitors: {
    ...invitationsCalls.inviteVisitors,
    access: ['exhibitor'],
    summary: 'Sends the link by SMS to a list of numbers: by day, never twice to a number a day',
    body: InviteVisitorsRequest,
    data: InvitationsPlanned,
    refusals: ['SMS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  removeVisitors: {
    ...invitationsCalls.removeVisitors,
    access: ['exhibitor'],
    summary: 'Takes visitors off the exhibitor’s guests, which frees their places; they stay registered',
    body: RemoveVisitorsRequest,
    data: VisitorsRemoved,
  },
  openInvitation: {
    ...invitationsCalls.openInvitation,
    access: 'open',
    summary: 'What an invitation shows, with a ticket of its link',
    params: OpenInvitationParams,
    data: OpenInvitation,
    refusals: ['TICKET_INVALID', 'NOT_FOUND'],
  },
  openVisitor: {
    ...invitationsCalls.openVisitor,
    access: 'open',
    handsIn: true,
    summary: 'Registers a visitor with a ticket, and gives what is shown at the gate',
    body: OpenSubmitRequest,
    data: OpenVisitorAnswer,
    refusals: [...openRecords.openSubmit.refusals, 'INVITATION_FULL'],
  },
} as const satisfies Record<keyof typeof invitationsCalls, CallRecord>;

/** What staff do with them. */
export const consoleInvitationsRecords = {
  consoleInviteVisitors: {
    ...consoleInvitationsCalls.consoleInviteVisitors,
    access: { may: 'inviteVisitors' },
    summary: 'The same in the name of an exhibitor',
    body: ConsoleInviteRequest,
    data: InvitationsPlanned,
    refusals: ['NOT_FOUND', 'SMS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  consoleInvitations: {
    ...consoleInvitationsCalls.consoleInvitations,
    access: { may: 'read' },
    summary: 'Invitations by SMS and what became of them, paged',
    query: InvitationMessagesQuery,
    data: InvitationMessagesPage,
  },
  consoleRefuseSms: {
    ...consoleInvitationsCalls.consoleRefuseSms,
    access: { may: 'editContent' },
    summary: 'Notes that a number wants no more invitations',
    body: SmsRefusal,
    data: SmsRefusal,
  },
} as const satisfies Record<keyof typeof consoleInvitationsCalls, CallRecord>;
