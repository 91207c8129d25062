// Consents: who agreed to which version of a policy, when and from where.
export { demandConsent } from './demand-consent.ts';
export { policyVersion } from './policy-version.ts';
export { giveConsent } from './give-consent.ts';
export { demandGiven } from './demand-given.ts';
export { findConsent, keepConsent } from './store.ts';
