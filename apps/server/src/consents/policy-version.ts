import type { Exhibition } from '../exhibitions/index.ts';

/** The version of the privacy policy that people of an exhibition agree to now. */
export function policyVersion({ profile }: Exhibition): string {
  return profile.privacyVersion ?? '1';
}
