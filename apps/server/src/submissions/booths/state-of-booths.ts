import { handedInStatuses, isHandedIn, type SubmissionStatus } from '@zhantai/contract';
import type { AllottedBooth } from '../../booths/index.ts';
import { boothPlaces, type BoothPlace } from './booth-places.ts';
import type { Submission } from '../submission.ts';

/** Where one submission stands. */
interface SubmissionState {
  readonly submission: Submission;
  readonly draftSavedAt: Date | null;
  readonly reason: string | null;
  readonly status: SubmissionStatus;
}

/** For how many booths a form was handed in, of how many. */
export interface BoothCount {
  readonly done: number;
  readonly total: number;
  /** The booth with which to go on; null where each was handed in. */
  readonly next: string | null;
}

/** Where a form stands that is given for several booths. */
interface BoothsState {
  /** The one that speaks for all. */
  readonly submission: Submission | null;
  readonly draftSavedAt: Date | null;
  readonly reason: string | null;
  readonly status: SubmissionStatus;
  readonly booths: BoothCount;
}

/**
 * What speaks for all booths is what is to be done: a return first, then what is missing, and only when each was handed
 * in how far the slowest is. Begun while one is missing is a draft.
 */
export function stateOfBooths(
  required: readonly AllottedBooth[],
  own: readonly SubmissionState[],
): BoothsState {
  const places = boothPlaces(
    required,
    own.map(({ submission }) => submission),
  ).slice(0, required.length);
  const states = places.flatMap(({ submission }) =>
    own.filter((one) => one.submission === submission && one.status !== 'none'),
  );
  const done = states.filter(({ status }) => isHandedIn(status));
  const returned = states.find(({ status }) => status === 'fail');
  const draft = states.find(({ status }) => status === 'draft');
  const untouched = places.find(({ submission }) => !states.some((one) => one.submission === submission));
  const next = boothOf(places, returned ?? draft) ?? untouched?.booth.boothId ?? null;
  const booths = { done: done.length, total: required.length, next };
  if (returned !== undefined) return { ...returned, booths };
  if (done.length === required.length) {
    const slowest = handedInStatuses.flatMap((status) => done.find((one) => one.status === status) ?? [])[0];
    if (slowest !== undefined) return { ...slowest, booths };
  }
  const begun = draft ?? states[0];
  if (begun === undefined)
    return { submission: null, draftSavedAt: null, reason: null, status: 'none', booths };
  return { ...begun, status: 'draft', booths };
}

function boothOf(places: readonly BoothPlace[], state: SubmissionState | undefined): string | null {
  if (state === undefined) return null;
  return places.find(({ submission }) => submission === state.submission)?.booth.boothId ?? null;
}
