/** Where a sheet stands; one closed list for cells, glyphs and words (design.md §5). */
export type SheetStatus = 'none' | 'draft' | 'submitted' | 'review' | 'approved' | 'returned' | 'closed';

/** The statuses in the order in which a sheet lives through them. */
export const sheetStatuses = [
  'none',
  'draft',
  'submitted',
  'review',
  'approved',
  'returned',
  'closed',
] as const satisfies readonly SheetStatus[];
