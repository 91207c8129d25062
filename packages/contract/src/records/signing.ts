import { signingCalls } from '../calls/signing.ts';
import { OpenSigning, Signing, SigningParams, SigningStart, SigningStartRequest } from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

/** Signing a form of a desktop on a phone (pages.md). `:name` stands for a path parameter. */
export const signingRecords = {
  signingStart: {
    ...signingCalls.signingStart,
    access: 'user',
    summary: 'Asks a phone for a signature: a short link that opens once, within ten minutes',
    body: SigningStartRequest,
    data: SigningStart,
  },
  signing: {
    ...signingCalls.signing,
    access: 'user',
    summary: 'How a signing of one’s own stands, with the signature once it is there',
    params: SigningParams,
    data: Signing,
    refusals: ['NOT_FOUND'],
  },
  signingCancel: {
    ...signingCalls.signingCancel,
    access: 'user',
    summary: 'Gives a signing up; its phone can sign no more',
    params: SigningParams,
    data: Signing,
    refusals: ['NOT_FOUND'],
  },
  openSigningStart: {
    ...signingCalls.openSigningStart,
    access: 'open',
    summary: 'Asks a phone for a signature of an open form: as `signingStart`, with the ticket of the form',
    body: SigningStartRequest,
    data: SigningStart,
    refusals: ['TICKET_INVALID', 'TICKET_SPENT', 'NOT_FOUND', 'CAPTCHA_WRONG', 'PROOF_NEEDED'],
  },
  openSigningState: {
    ...signingCalls.openSigningState,
    access: 'open',
    summary: 'How a signing that was asked for with this ticket stands',
    params: SigningParams,
    data: Signing,
    refusals: ['TICKET_INVALID', 'NOT_FOUND'],
  },
  openSigningCancel: {
    ...signingCalls.openSigningCancel,
    access: 'open',
    summary: 'Gives a signing up that was asked for with this ticket',
    params: SigningParams,
    data: Signing,
    refusals: ['TICKET_INVALID', 'NOT_FOUND'],
  },
  openSigning: {
    ...signingCalls.openSigning,
    access: 'open',
    summary: 'What is to be signed, for the phone that holds the ticket',
    data: OpenSigning,
    refusals: ['TICKET_INVALID'],
  },
  openSigningSend: {
    ...signingCalls.openSigningSend,
    access: 'open',
    summary: 'The signature, as a picture; it comes to the desktop that waits',
    upload: [],
    data: OpenSigning,
    refusals: ['TICKET_INVALID', 'TICKET_SPENT', 'FILE_QUOTA'],
  },
  openSigningDecline: {
    ...signingCalls.openSigningDecline,
    access: 'open',
    summary: 'Gives a signing up on the phone',
    data: OpenSigning,
    refusals: ['TICKET_INVALID'],
  },
} as const satisfies Record<keyof typeof signingCalls, CallRecord>;
