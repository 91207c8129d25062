import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** Signing on a phone what stands on a desktop (pages.md). */
export const signingNotes = {
  signingStart: { summary: 'Asks a phone for a signature: a short link that opens once, within ten minutes' },
  signing: {
    summary: 'How a signing of one’s own stands, with the signature once it is there',
    refusals: ['NOT_FOUND'],
  },
  signingCancel: { summary: 'Gives a signing up; its phone can sign no more', refusals: ['NOT_FOUND'] },
  openSigningStart: {
    summary: 'Asks a phone for a signature of an open form: as `signingStart`, with the ticket of the form',
    refusals: ['TICKET_INVALID', 'TICKET_SPENT', 'NOT_FOUND', 'CAPTCHA_WRONG', 'PROOF_NEEDED'],
  },
  openSigningAsked: {
    summary: 'How a signing that was asked for with this ticket stands',
    refusals: ['TICKET_INVALID', 'NOT_FOUND'],
  },
  openSigningCancel: {
    summary: 'Gives a signing up that was asked for with this ticket',
    refusals: ['TICKET_INVALID', 'NOT_FOUND'],
  },
  openSigning: {
    summary: 'What is to be signed, for the phone that holds the ticket',
    refusals: ['TICKET_INVALID'],
  },
  openSigningSend: {
    summary: 'The signature, as a picture; it comes to the desktop that waits',
    fields: [],
    refusals: ['TICKET_INVALID', 'TICKET_SPENT', 'FILE_QUOTA'],
  },
  openSigningDecline: { summary: 'Gives a signing up on the phone', refusals: ['TICKET_INVALID'] },
} as const satisfies Partial<Record<CallName, CallNote>>;
