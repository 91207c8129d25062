import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** Accounts and people's own data (wire.md §2, §4, pages.md). */
export const accountsNotes = {
  memberships: { summary: 'What the caller is in which exhibition, and who else acts for its exhibitor' },
  accounts: {
    summary: 'Invites somebody to act for the exhibitor, or removes them; for its main account',
    refusals: ['NOT_FOUND', 'ACCOUNT_EXISTS', 'TOO_MANY_ACCOUNTS', 'SMS_COUNTRY'],
  },
  consent: { summary: 'Whether the caller agreed to the privacy policy as it is now' },
  giveConsent: {
    summary: 'Keeps that the caller agreed to the privacy policy',
    refusals: ['CONSENT_NEEDED'],
  },
  myData: { summary: 'Everything that is kept of the caller' },
  deletionRequests: { summary: 'The caller’s wishes to be deleted, and the answers' },
  askDeletion: {
    summary: 'Asks the organiser to delete what is kept of the caller',
    refusals: ['ALREADY_ASKED'],
  },
  consoleDeletionRequests: { summary: 'Wishes to be deleted, those that wait first' },
  consoleAnswerDeletion: {
    summary: 'Answers a wish to be deleted',
    refusals: ['NOT_FOUND', 'NOTHING_TO_DECIDE'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
