import type { SubmissionStatus } from '@zhantai/contract';
import type { FormStatus } from '@zhantai/ui';

/** States of a submission in the words of design.md §5. */
export const submissionStatus = {
  none: 'none',
  draft: 'draft',
  submitted: 'submitted',
  wait: 'review',
  adopt: 'approved',
  fail: 'returned',
} as const satisfies Record<SubmissionStatus, FormStatus>;
