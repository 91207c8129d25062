// Consents: who agreed to which version of a policy, when and from where.
export { requireConsent } from './require-consent.ts';
export { policyVersion } from './policy-version.ts';
export { hasConsent } from './has-consent.ts';
export { giveConsent } from './give-consent.ts';
export { requireGiven } from './require-given.ts';
export { readConsent } from './read-consent.ts';
export { savePrivacyConsent } from './privacy-consent.ts';
export { consentArchive } from './archive.ts';
