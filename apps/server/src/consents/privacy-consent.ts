import type { Database, Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { insertConsent, selectLastConsent, type Consent } from './store.ts';

/** The policy that consents are about. */
export const PRIVACY = 'privacy';

/** Saves an agreement to the privacy policy, in the transaction of what it allows. */
export function savePrivacyConsent(
  transaction: Transaction,
  scope: Scope,
  consent: Omit<Consent, 'policy'>,
  at: Date,
): Promise<void> {
  return insertConsent(transaction, scope, { ...consent, policy: PRIVACY }, at);
}

/** The version of the privacy policy that an account agreed to last, and when; null where it never did. */
export function readPrivacyConsent(
  database: Database,
  scope: Scope,
  accountId: string,
): ReturnType<typeof selectLastConsent> {
  return selectLastConsent(database, scope, accountId, PRIVACY);
}
