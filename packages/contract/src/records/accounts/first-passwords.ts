import { Type } from 'typebox';
import { firstPasswordsCalls } from '../../calls/accounts/first-passwords.ts';
import {
  FirstPassword,
  FirstPasswordsRequest,
  OpenPassword,
  OpenPasswordRequest,
  OpenPasswordSet,
} from '../../schemas/index.ts';
import type { CallRecord } from '../call-record.ts';

const ticket = ['TICKET_INVALID', 'TICKET_SPENT'] as const;

/** First passwords by a link (console.md §1); those with a ticket come through `/s`. */
export const firstPasswordsRecords = {
  consoleFirstPasswords: {
    ...firstPasswordsCalls.consoleFirstPasswords,
    access: { may: 'sendPasswords' },
    summary: 'Links that set a first password for accounts without one: sent by SMS or mail, or handed over',
    body: FirstPasswordsRequest,
    data: Type.Array(FirstPassword),
  },
  openPassword: {
    ...firstPasswordsCalls.openPassword,
    access: 'open',
    summary: 'Whose first password this ticket sets',
    data: OpenPassword,
    refusals: ticket,
  },
  openPasswordSet: {
    ...firstPasswordsCalls.openPasswordSet,
    access: 'open',
    summary: 'Sets the first password, once',
    body: OpenPasswordRequest,
    data: OpenPasswordSet,
    refusals: [...ticket, 'PASSWORDS_DIFFER', 'PASSWORD_WEAK'],
  },
} as const satisfies Record<keyof typeof firstPasswordsCalls, CallRecord>;
