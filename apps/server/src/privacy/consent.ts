import type { ConsentState } from '@zhantai/contract';
import type { User } from '../auth/index.ts';
import { findConsent, policyVersion } from '../consents/index.ts';
import type { Database } from '../database/database.ts';
import { formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';

const policy = 'privacy';

/** Whether somebody agreed to the privacy policy as it is now, and when. */
export async function readConsent(
  database: Database,
  user: User,
  exhibition: Exhibition,
): Promise<ConsentState> {
  const version = policyVersion(exhibition);
  const last = await findConsent(database, exhibition, user.accountId, policy);
  return {
    policy,
    version,
    given: last?.version === version,
    givenVersion: last?.version ?? null,
    givenAt: formatTimeOrNull(last?.givenAt ?? null, exhibition.zone),
  };
}
