import type { ConsentState } from '@zhantai/contract';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { policyVersion } from './policy-version.ts';
import { PRIVACY, readPrivacyConsent } from './privacy-consent.ts';

/** Whether somebody agreed to the privacy policy as it is now, and when. */
export async function readConsent(
  database: Database,
  user: User,
  exhibition: Exhibition,
): Promise<ConsentState> {
  const version = policyVersion(exhibition);
  const last = await readPrivacyConsent(database, exhibition, user.accountId);
  return {
    policy: PRIVACY,
    version,
    given: last?.version === version,
    givenVersion: last?.version ?? null,
    givenAt: formatTimeOrNull(last?.givenAt ?? null, exhibition.zone),
  };
}
