// Badges: what is scanned at the gate.
export { createBadges, type Badge, type BadgeKind, type Badges } from './badges.ts';
