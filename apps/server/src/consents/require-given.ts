import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { policyVersion } from './policy-version.ts';
import { readPrivacyConsent } from './privacy-consent.ts';

/**
 * For calls of who is signed in: their account agreed to the policy as it is now.
 * @throws Refusal CONSENT_NEEDED with the version to agree to.
 */
export async function requireGiven(
  database: Database,
  exhibition: Exhibition,
  accountId: string,
): Promise<void> {
  const version = policyVersion(exhibition);
  const last = await readPrivacyConsent(database, exhibition, accountId);
  if (last?.version !== version) throw new Refusal('CONSENT_NEEDED', {}, { version });
}
