import { contactsCalls } from '../../calls/console/contacts.ts';
import {
  Contact,
  ContactLogPage,
  ContactLogQuery,
  ContactParams,
  ContactsPage,
  ContactsQuery,
  LogContactRequest,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

/** Whom to call about missing forms, and what was said (console.md §1.2). */
export const contactsRecords = {
  consoleContacts: {
    ...contactsCalls.consoleContacts,
    access: { may: 'read' },
    summary: 'Exhibitors that owe a form or are to be called again, the most urgent first, paged',
    query: ContactsQuery,
    data: ContactsPage,
    refusals: ['PAGE_TOO_FAR'],
  },
  consoleContactLog: {
    ...contactsCalls.consoleContactLog,
    access: { may: 'read' },
    summary: 'The calls to an exhibitor, the newest first, paged',
    params: ContactParams,
    query: ContactLogQuery,
    data: ContactLogPage,
    refusals: ['NOT_FOUND', 'PAGE_TOO_FAR'],
  },
  consoleLogContact: {
    ...contactsCalls.consoleLogContact,
    access: { may: 'decide' },
    summary: 'Keeps how a call went and when the next one is due; ends the claim',
    params: ContactParams,
    body: LogContactRequest,
    data: Contact,
    refusals: ['NOT_FOUND', 'BAD_REQUEST'],
  },
  consoleClaimContact: {
    ...contactsCalls.consoleClaimContact,
    access: { may: 'decide' },
    summary: 'Says for 30 minutes that the caller is about to call; whoever claimed before keeps the claim',
    params: ContactParams,
    data: Contact,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<keyof typeof contactsCalls, CallRecord>;
