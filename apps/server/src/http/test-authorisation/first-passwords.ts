import { calls } from '@zhantai/contract';
import { ticketless } from './open.ts';
import { row, type Authorisation } from './row.ts';

const body = { newPassword: 'Abc12345', newPassword1: 'Abc12345' };

/** First passwords by a link. */
export const firstPasswordsRows: readonly Authorisation[] = [
  row(calls.consoleFirstPasswords, ['admin', 'foreignAdmin'], () => ({
    body: { accountIds: ['nothing'], by: 'none' },
  })),
  ticketless(calls.openPassword),
  ticketless(calls.openPasswordSet, { body }),
];
