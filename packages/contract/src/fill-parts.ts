/** What of an exhibition another one can begin with, in the order in which pages list it. */
export const fillParts = [
  'profile',
  'groups',
  'dictionaries',
  'forms',
  'catalogues',
  'articles',
  'notices',
  'plan',
  'builders',
  'staff',
  'exhibitors',
] as const;
export type FillPart = (typeof fillParts)[number];

/** What of it a pack holds: never people, and nothing that was said to them. */
export const packParts = [
  'profile',
  'groups',
  'dictionaries',
  'forms',
  'catalogues',
  'articles',
  'plan',
] as const;
export type PackPart = (typeof packParts)[number];

/** What a moment is of that moves with the first day of the fair. */
export const momentKinds = [
  'milestone',
  'media',
  'opens',
  'early',
  'end',
  'late',
  'onSiteFrom',
  'onSiteUntil',
  'rule',
  'field',
  'slot',
  'item',
  'notice',
  'seatOpens',
  'seatCloses',
] as const;
export type MomentKind = (typeof momentKinds)[number];
