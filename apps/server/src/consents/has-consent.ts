import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { policyVersion } from './policy-version.ts';
import { PRIVACY } from './privacy-consent.ts';
import { hasAgreement } from './store.ts';

/** Whether somebody who acts for an exhibitor agreed to the privacy policy as it is now. */
export function hasConsent(
  database: Database,
  exhibition: Exhibition,
  exhibitorId: string,
): Promise<boolean> {
  const version = policyVersion(exhibition);
  return hasAgreement(database, exhibition, exhibitorId, { policy: PRIVACY, version });
}
