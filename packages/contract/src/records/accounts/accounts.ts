import { Type } from 'typebox';
import { accountsCalls } from '../../calls/accounts/accounts.ts';
import {
  AccountsRequest,
  AnswerDeletionRequest,
  AskDeletionRequest,
  ConsentRequest,
  ConsentState,
  ConsoleDeletionRequest,
  DeletionParams,
  DeletionRequest,
  Memberships,
  MyData,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Who acts for whom, and what people may ask about their own data (wire.md §4, pages.md). */
export const accountsRecords = {
  memberships: {
    ...accountsCalls.memberships,
    access: 'user',
    summary: 'What the caller is in which exhibition, and who else acts for its exhibitor',
    data: Memberships,
  },
  accounts: {
    ...accountsCalls.accounts,
    access: ['exhibitor'],
    summary: 'Invites somebody to act for the exhibitor, or removes them; for its main account',
    body: AccountsRequest,
    data: Memberships,
    refusals: ['NOT_FOUND', 'ACCOUNT_EXISTS', 'TOO_MANY_ACCOUNTS', 'SMS_COUNTRY'],
  },
  consent: {
    ...accountsCalls.consent,
    access: 'user',
    summary: 'Whether the caller agreed to the privacy policy as it is now',
    data: ConsentState,
  },
  giveConsent: {
    ...accountsCalls.giveConsent,
    access: 'user',
    summary: 'Keeps that the caller agreed to the privacy policy',
    body: ConsentRequest,
    data: ConsentState,
    refusals: ['CONSENT_NEEDED'],
  },
  myData: {
    ...accountsCalls.myData,
    access: 'user',
    summary: 'Everything that is kept of the caller',
    data: MyData,
  },
  deletionRequests: {
    ...accountsCalls.deletionRequests,
    access: 'user',
    summary: 'The caller’s wishes to be deleted, and the answers',
    data: Type.Array(DeletionRequest),
  },
  askDeletion: {
    ...accountsCalls.askDeletion,
    access: 'user',
    summary: 'Asks the organiser to delete what is kept of the caller',
    body: AskDeletionRequest,
    data: DeletionRequest,
    refusals: ['ALREADY_REQUESTED'],
  },
  consoleDeletionRequests: {
    ...accountsCalls.consoleDeletionRequests,
    access: { may: 'answerWishes' },
    summary: 'Wishes to be deleted, those that wait first',
    data: Type.Array(ConsoleDeletionRequest),
  },
  consoleAnswerDeletion: {
    ...accountsCalls.consoleAnswerDeletion,
    access: { may: 'answerWishes' },
    summary: 'Answers a wish to be deleted',
    params: DeletionParams,
    body: AnswerDeletionRequest,
    data: ConsoleDeletionRequest,
    refusals: ['NOT_FOUND', 'NOTHING_TO_DECIDE'],
  },
} as const satisfies Record<keyof typeof accountsCalls, CallRecord>;
