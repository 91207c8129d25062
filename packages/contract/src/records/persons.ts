import { bodyBytes } from '../body-bytes.ts';
import { personsCalls } from '../calls/persons.ts';
import {
  PersonConfirmRequest,
  PersonRejectRequest,
  PersonRejected,
  PersonSubmitRequest,
  PersonsPage,
  PersonsQuery,
  PersonsRemoveQuery,
  PersonsRemoved,
  SubmitAnswer,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const window = ['FORM_CLOSED'] as const;
const judged = ['CONSENT_NEEDED', 'PASSES_USED_UP', 'FILE_NOT_YOURS', 'ANSWERS_REFUSED'] as const;

/** The people an exhibitor brings (wire.md §4). */
export const personsRecords = {
  persons: {
    ...personsCalls.persons,
    access: ['exhibitor', 'transport'],
    summary: 'The people on an exhibitor’s list, paged',
    query: PersonsQuery,
    data: PersonsPage,
    refusals: ['WRONG_EXHIBITION'],
  },
  personsWaiting: {
    ...personsCalls.personsWaiting,
    access: ['exhibitor'],
    summary: 'Who waits for the exhibitor: registered by themselves, declined or returned, paged',
    query: PersonsQuery,
    data: PersonsPage,
    refusals: ['WRONG_EXHIBITION'],
  },
  personSubmit: {
    ...personsCalls.personSubmit,
    access: ['exhibitor', 'transport'],
    handsIn: true,
    bodyBytes: bodyBytes.lists,
    summary: 'Saves or submits one person',
    body: PersonSubmitRequest,
    data: SubmitAnswer,
    refusals: [
      ...place,
      ...window,
      'UNDER_REVIEW',
      'DECIDED',
      'FORM_CHANGED',
      'STALE_REVISION',
      'TOO_MANY_SUBMISSIONS',
      ...judged,
    ],
  },
  personsRemove: {
    ...personsCalls.personsRemove,
    access: ['exhibitor'],
    summary: 'Takes people off the list, all or nobody',
    query: PersonsRemoveQuery,
    data: PersonsRemoved,
    refusals: [...place, ...window, 'DECIDED'],
  },
  personConfirm: {
    ...personsCalls.personConfirm,
    access: ['exhibitor'],
    summary: 'Takes who registered by themselves onto the list: judged again and handed in',
    body: PersonConfirmRequest,
    data: SubmitAnswer,
    refusals: [...place, ...window, 'NOTHING_TO_DECIDE', ...judged],
  },
  personReject: {
    ...personsCalls.personReject,
    access: ['exhibitor'],
    summary: 'Says that who registered by themselves is not the exhibitor’s',
    body: PersonRejectRequest,
    data: PersonRejected,
    refusals: [...place, 'NOTHING_TO_DECIDE'],
  },
} as const satisfies Record<keyof typeof personsCalls, CallRecord>;
