// Badges: what is scanned at the gate.
export { createBadges, type Badges } from './badges.ts';
export { resealBadgeKey } from './reseal-badge-keys.ts';
