import type { ExamStatus, FieldComment, Receipt, SubmissionBooth as WireBooth } from '@zhantai/contract';
import { formatTime, formatTimeOrNull } from '../exhibitions/index.ts';
import type { WindowState } from '../forms/index.ts';
import { canSubmit, statusOf } from './status.ts';
import type { Comment, ReviewStep, Revision, Submission, SubmissionBooth } from './submission.ts';

/** What an exam status is made of. */
export interface StatusSource {
  readonly submission: Submission | null;
  readonly draftSavedAt: Date | null;
  readonly steps: readonly ReviewStep[];
  readonly window: WindowState;
  readonly zone: string;
  readonly readOnly: boolean;
  /** The booth it is for is not theirs any more. */
  readonly lost: boolean;
}

/** The state of a submission; reason and comments are those of a rejection or reopening that stands. */
export function presentExamStatus({
  submission,
  draftSavedAt,
  steps,
  window,
  zone,
  readOnly,
  lost,
}: StatusSource): ExamStatus {
  const status =
    readOnly && submission?.status === 'draft' ? 'none' : statusOf(submission, draftSavedAt !== null);
  const rejection = status === 'fail' ? steps.findLast((step) => isReturn(step.action)) : undefined;
  return {
    status,
    hasDraft: draftSavedAt !== null,
    draftSavedAt: formatTimeOrNull(draftSavedAt, zone),
    reason: rejection?.reason ?? null,
    comments: rejection?.comments.map(presentComment) ?? [],
    submitTime: formatTimeOrNull(submission?.submittedAt ?? null, zone),
    examTime: formatTimeOrNull(submission?.decidedAt ?? null, zone),
    revision: submission?.revision ?? 0,
    changeRequestedAt: formatTimeOrNull(submission?.changeRequestedAt ?? null, zone),
    fromInformationCanBeSubmitted: !readOnly && !lost && canSubmit(status, window),
  };
}

/** What was taken, as its receipt tells it. */
export function presentReceipt(
  { receiptNumber, receiptHash, savedAt }: Pick<Revision, 'receiptNumber' | 'receiptHash' | 'savedAt'>,
  zone: string,
  /** The organiser filled it in. */
  byOrganiser = false,
): Receipt {
  return {
    number: receiptNumber,
    time: formatTime(savedAt, zone),
    hash: receiptHash,
    ...(byOrganiser && { byOrganiser }),
  };
}

function isReturn(action: ReviewStep['action']): boolean {
  return action === 'fail' || action === 'reopen' || action === 'batch-reopen';
}

/** The booth of a submission as it travels. */
export function presentSubmissionBooth(booth: SubmissionBooth | null): WireBooth | null {
  return booth === null ? null : { id: booth.boothId, hall: booth.hall, number: booth.number };
}

export function presentComment({ prop, path, comment }: Comment): FieldComment {
  return { prop, ...(path === null ? {} : { path: [path[0], path[1]] }), comment };
}
