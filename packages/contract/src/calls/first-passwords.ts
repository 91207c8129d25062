import type {
  FirstPassword,
  FirstPasswordsRequest,
  OpenPassword,
  OpenPasswordRequest,
  OpenPasswordSet,
} from '../schemas/index.ts';

/** First passwords by a link (console.md §1); those with a ticket come through `/s`. */
export const firstPasswordsCalls = {
  consoleFirstPasswords: { method: 'POST', path: '/api/console/first-passwords' },
  openPassword: { method: 'GET', path: '/api/open/password' },
  openPasswordSet: { method: 'POST', path: '/api/open/password' },
} as const;

/** What they take and give. */
export interface FirstPasswordsCallTypes {
  consoleFirstPasswords: { body: FirstPasswordsRequest; data: readonly FirstPassword[] };
  openPassword: { data: OpenPassword };
  openPasswordSet: { body: OpenPasswordRequest; data: OpenPasswordSet };
}
