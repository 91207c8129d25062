import type { AllottedBooth } from '../../booths/index.ts';
import { matchBooths } from '../../forms/index.ts';
import type { Submission, SubmissionBooth } from '../submission.ts';

/** A booth of a form, and what was begun for it. */
export interface BoothPlace {
  readonly booth: SubmissionBooth;
  /** Null where the form is not for it, or it is not the exhibitor's any more: nothing is begun there. */
  readonly allotted: AllottedBooth | null;
  readonly submission: Submission | null;
}

/**
 * Which submission is for which booth: first those that the form is to be given for, then the others that one was begun
 * for. What was begun before there was a booth is for the first that has none.
 */
export function boothPlaces(
  required: readonly AllottedBooth[],
  own: readonly Submission[],
): readonly BoothPlace[] {
  const begun = matchBooths(required, own, ({ booth }) => booth?.boothId ?? null);
  const given = required.map((allotted, at): BoothPlace => {
    const { boothId, hall, number } = allotted;
    return { booth: { boothId, hall, number }, allotted, submission: begun[at] ?? null };
  });
  const others = own.flatMap((submission): BoothPlace[] => {
    const { booth } = submission;
    if (booth === null || required.some(({ boothId }) => boothId === booth.boothId)) return [];
    return [{ booth, allotted: null, submission }];
  });
  return [...given, ...others];
}
