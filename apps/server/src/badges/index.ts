// Badges: what is scanned at the gate.
export type { BadgeContent, BadgeKind } from './badge-content.ts';
export { createBadges, type Badge, type Badges } from './badges.ts';
export { resealBadgeKey } from './reseal-badge-keys.ts';
