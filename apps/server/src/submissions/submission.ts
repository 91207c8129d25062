import type { Answers } from '@zhantai/engine';
import type { StoredStatus } from '../database/tables/submission-tables.ts';

/** One submission of a form by one subject, whatever became of it. */
export interface Submission {
  readonly submissionId: string;
  readonly formId: string;
  readonly subjectKey: string;
  readonly exhibitorId: string | null;
  readonly accountId: string | null;
  readonly ordinal: number;
  /** The one it is for, where the form is given for each booth; the name it had when it was begun. */
  readonly booth: SubmissionBooth | null;
  readonly status: StoredStatus;
  /** Counts every accepted save. */
  readonly revision: number;
  /** The last revision that was a submission; null before the first. */
  readonly submittedRevision: number | null;
  /** How many times it was submitted. */
  readonly round: number;
  /** Of the submission that stands; null before the first and after a withdrawal. */
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  /** The revision that a later version of the form wants anew, although it stays submitted; null: none. */
  readonly reopenedRevision: number | null;
  /** When a change of what was adopted was asked for that nobody has answered yet. */
  readonly changeRequestedAt: Date | null;
  readonly updatedAt: Date;
}

/** The booth a submission is for. */
export interface SubmissionBooth {
  readonly boothId: string;
  readonly hall: string;
  readonly number: string;
}

/** Answers as somebody saved them, sensitive ones sealed. */
export interface Saved {
  readonly revision: number;
  /** Version of the form they were given under. */
  readonly version: number;
  readonly answers: Answers;
  readonly savedBy: string | null;
  readonly savedAt: Date;
}

/** Answers that were submitted: kept for ever. */
export interface Revision extends Saved {
  readonly round: number;
  readonly receiptNumber: string;
  /** SHA-256 in hexadecimal, see `receiptHash`. */
  readonly receiptHash: string;
}

/** What somebody did with a submission, with the comments of a decision. */
export interface ReviewStep {
  readonly step: number;
  readonly action:
    | 'submit'
    | 'adopt'
    | 'fail'
    | 'withdraw'
    | 'request'
    | 'requestRemoval'
    | 'reopen'
    | 'batch-reopen'
    | 'remove'
    | 'keep';
  readonly revision: number;
  readonly accountId: string | null;
  readonly reason: string | null;
  readonly at: Date;
  readonly comments: readonly Comment[];
}

/** A remark at a field; `path` is `[rowIndex, prop]` inside a sub-table. */
export interface Comment {
  readonly prop: string;
  readonly path: readonly [number, string] | null;
  readonly comment: string;
}
