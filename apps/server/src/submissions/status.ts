import type { SubmissionStatus } from '@zhantai/contract';
import type { WindowState } from '../forms/index.ts';
import type { Submission } from './submission.ts';

/**
 * State of the last submission (wire.md §3), returned also where it stays submitted and is owed anew: a draft counts only before the first one. What was withdrawn is a draft
 * again, whether anything was typed since or not.
 */
export function statusOf(submission: Submission | null, hasDraft: boolean): SubmissionStatus {
  if (submission === null) return 'none';
  if (isOwedAnew(submission)) return 'fail';
  const empty = submission.status === 'draft' && !hasDraft && submission.submittedRevision === null;
  return empty ? 'none' : submission.status;
}

/** Whether a later version of the form wants what stays submitted handed in anew. */
export function isOwedAnew({
  status,
  submittedRevision,
  reopenedRevision,
}: Pick<Submission, 'status' | 'submittedRevision' | 'reopenedRevision'>): boolean {
  return status === 'submitted' && reopenedRevision !== null && reopenedRevision === submittedRevision;
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
