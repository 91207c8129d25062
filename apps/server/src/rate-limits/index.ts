// Rate limits: how often a call may be made, whichever server it reaches.
export { addressesOfSite, addressKey, siteKey, siteOfKey } from './address-key.ts';
export { requireRate } from './require-rate.ts';
export { requireExistence, requireRegistering, uncountExistence } from './existence.ts';
export {
  everywhere,
  isAddressRateUsed,
  requireAddressRate,
  uncountAddressCall,
} from './require-address-rate.ts';
export { countCall, deleteOldCounts, findWindow, findWindows, uncountCall } from './store.ts';
