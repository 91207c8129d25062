import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { policyVersion } from './policy-version.ts';

/**
 * For calls that take personal data: the sender agreed to the policy as it is now.
 * @throws Refusal CONSENT_NEEDED with the version to agree to.
 */
export function requireConsent(exhibition: Exhibition, given: string | undefined): string {
  const version = policyVersion(exhibition);
  if (given !== version) throw new Refusal('CONSENT_NEEDED', {}, { version });
  return version;
}
