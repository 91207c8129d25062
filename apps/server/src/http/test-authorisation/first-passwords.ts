import { ticketless } from './open.ts';
import type { TrialsOfSome } from './trial.ts';

const body = { newPassword: 'Abc12345', newPassword1: 'Abc12345' };

/** First passwords by a link. */
export const firstPasswordsTrials = {
  consoleFirstPasswords: [{ request: () => ({ body: { accountIds: ['nothing'], by: 'none' } }) }],
  openPassword: [ticketless()],
  openPasswordSet: [ticketless({ body })],
} as const satisfies TrialsOfSome;
