import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const ticket = ['TICKET_INVALID', 'TICKET_SPENT'] as const;

/** First passwords by a link (console.md §1). */
export const firstPasswordsNotes = {
  consoleFirstPasswords: {
    summary: 'Links that set a first password for accounts without one: sent by SMS or mail, or handed over',
  },
  openPassword: { summary: 'Whose first password this ticket sets', refusals: ticket },
  openPasswordSet: {
    summary: 'Sets the first password, once',
    refusals: [...ticket, 'PASSWORDS_DIFFER', 'PASSWORD_WEAK'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
