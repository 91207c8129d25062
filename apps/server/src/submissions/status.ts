import type { SubmissionStatus } from '@zhantai/contract';
import type { WindowState } from '../forms/index.ts';
import type { Submission } from './submission.ts';

/** State of the last submission (wire.md §3): a draft counts only where nothing was submitted yet. */
export function statusOf(submission: Submission | null, hasDraft: boolean): SubmissionStatus {
  if (submission === null) return 'none';
  return submission.status === 'draft' && !hasDraft ? 'none' : submission.status;
}

/** Whether a review forbids saving now. */
export function lockedBy(status: SubmissionStatus): 'UNDER_REVIEW' | 'DECIDED' | null {
  if (status === 'wait') return 'UNDER_REVIEW';
  return status === 'adopt' ? 'DECIDED' : null;
}

/** `fromInformationCanBeSubmitted`: the form is open and no review stands in the way. */
export function canSubmit(status: SubmissionStatus, { state }: WindowState): boolean {
  return state === 'open' && lockedBy(status) === null;
}
