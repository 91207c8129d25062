import type { SubmissionStatus } from '@zhantai/contract';
import type { AllottedBooth } from '../booths/index.ts';
import { boothPlaces } from './booth-places.ts';
import type { Submission } from './submission.ts';

/** Where one submission stands. */
interface SubmissionState {
  readonly submission: Submission;
  readonly draftSavedAt: Date | null;
  readonly reason: string | null;
  readonly status: SubmissionStatus;
}

/** Where a form stands that is given for several booths. */
interface BoothsState {
  /** The one that speaks for all. */
  readonly submission: Submission | null;
  readonly draftSavedAt: Date | null;
  readonly reason: string | null;
  readonly status: SubmissionStatus;
  readonly booths: { readonly done: number; readonly total: number };
}

const handedIn: readonly SubmissionStatus[] = ['wait', 'submitted', 'adopt'];

/**
 * What speaks for all booths is what is to be done: a return first, then what is missing, and only when each was handed
 * in how far the slowest is. Begun while one is missing is a draft.
 */
export function stateOfBooths(asked: readonly AllottedBooth[], own: readonly SubmissionState[]): BoothsState {
  const places = boothPlaces(
    asked,
    own.map(({ submission }) => submission),
  ).slice(0, asked.length);
  const states = places.flatMap(({ submission }) =>
    own.filter((one) => one.submission === submission && one.status !== 'none'),
  );
  const done = states.filter(({ status }) => handedIn.includes(status));
  const booths = { done: done.length, total: asked.length };
  const returned = states.find(({ status }) => status === 'fail');
  if (returned !== undefined) return { ...returned, booths };
  if (done.length === asked.length) {
    const slowest = handedIn.flatMap((status) => done.find((one) => one.status === status) ?? [])[0];
    if (slowest !== undefined) return { ...slowest, booths };
  }
  const draft = states.find(({ status }) => status === 'draft') ?? states[0];
  if (draft === undefined)
    return { submission: null, draftSavedAt: null, reason: null, status: 'none', booths };
  return { ...draft, status: 'draft', booths };
}
