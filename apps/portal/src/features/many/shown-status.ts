import type { SubmissionEntry } from '@zhantai/contract';
import type { SheetStatus } from '@zhantai/ui';

/** The design's word for where a submission stands. */
export const shownStatus = {
  none: 'none',
  draft: 'draft',
  submitted: 'submitted',
  wait: 'review',
  adopt: 'approved',
  fail: 'returned',
} as const satisfies Record<SubmissionEntry['status'], SheetStatus>;
