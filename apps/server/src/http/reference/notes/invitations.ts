import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';
import { openNotes } from './open.ts';

/** Invitations, and the visitors who come through them (wire.md §4). */
export const invitationsNotes = {
  invite: {
    summary: 'The link that the exhibitor hands out, made when it is first asked for, and what came of it',
    refusals: ['NOT_FOUND'],
  },
  getInvitedVisitorPage: { summary: 'Who registered through the exhibitor, masked, paged' },
  inviteVisitors: {
    summary: 'Sends the link by SMS to a list of numbers: by day, never twice to a number a day',
    refusals: ['SMS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  removeVisitors: {
    summary: 'Takes visitors off the exhibitor’s guests, which frees their places; they stay registered',
  },
  consoleInviteVisitors: {
    summary: 'The same in the name of an exhibitor',
    refusals: ['NOT_FOUND', 'SMS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  consoleInvitations: { summary: 'Invitations by SMS and what became of them, paged' },
  consoleRefuseSms: { summary: 'Notes that a number wants no more invitations' },
  openInvitation: {
    summary: 'What an invitation shows, with a ticket of its link',
    refusals: ['TICKET_INVALID', 'NOT_FOUND'],
  },
  openVisitor: {
    summary: 'Registers a visitor with a ticket, and gives what is shown at the gate',
    refusals: [...openNotes.openSubmit.refusals, 'INVITATION_FULL'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
