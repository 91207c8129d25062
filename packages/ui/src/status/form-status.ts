/** Where a form stands; one closed list for cells, glyphs and words (design.md §5). */
export type FormStatus = 'none' | 'draft' | 'submitted' | 'review' | 'approved' | 'returned' | 'closed';

/** The statuses in the order in which a form lives through them. */
export const formStatuses = [
  'none',
  'draft',
  'submitted',
  'review',
  'approved',
  'returned',
  'closed',
] as const satisfies readonly FormStatus[];
