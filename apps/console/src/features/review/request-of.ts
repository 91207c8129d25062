import type { SubmissionDetail } from '@zhantai/contract';

/** What the exhibitor asks for something that was adopted, and nobody answered yet. */
export interface ChangeRequest {
  readonly kind: 'change' | 'removal';
  readonly by: string;
  /** Empty where nothing was said. */
  readonly reason: string;
}

/** The request that waits for an answer; null where there is none. */
export function requestOf({ submission, steps }: SubmissionDetail): ChangeRequest | null {
  if (submission.status !== 'adopt' || submission.changeRequestedAt === null) return null;
  const step = steps.findLast(({ action }) => action === 'request' || action === 'requestRemoval');
  if (step === undefined) return null;
  const kind = step.action === 'requestRemoval' ? 'removal' : 'change';
  return { kind, by: step.by, reason: step.reason ?? '' };
}
