// Pace: how often a call may be made, whichever server it reaches.
export { addressesOfSite, addressKey, siteKey, siteOfKey } from './address-key.ts';
export { demandPace } from './demand-pace.ts';
export { demandExistence, demandRegistering, uncountExistence } from './existence.ts';
export {
  everywhere,
  isAddressRateUsed,
  requireAddressRate,
  uncountAddressCall,
} from './require-address-rate.ts';
export { countCall, deleteOldCounts, findWindow, uncountCall } from './store.ts';
