import { Refusal } from '../platform/refusal.ts';
import type { AllottedBooth } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { boothsOfForm, type PublishedForm, type Actor } from '../forms/index.ts';
import { boothPlaces, type BoothPlace } from './booths/booth-places.ts';
import type { Submission, SubmissionBooth } from './submission.ts';
import {
  selectSubmission,
  selectSubmissionById,
  selectSubmissionsOf,
  settleBooth,
  type SubmissionKey,
} from './store/submissions.ts';

/** The place of a submission that gets its own with its first save: places count from 1. */
const unplaced = 0;

/** One submission of a form, existing or about to be. */
export interface SubmissionTarget {
  readonly key: SubmissionKey;
  readonly submission: Submission | null;
  /** For which booth, where the form is given for each; null elsewhere, and for who has none. */
  readonly booth: SubmissionBooth | null;
  /** All booths of a form that is given for each. */
  readonly places: readonly BoothPlace[];
}

/** Which of several submissions of a form: by its id, or by the booth it is for. */
export interface TargetChoice {
  readonly id?: string | undefined;
  readonly boothId?: string | undefined;
}

/**
 * The submission a call means: the one of `id`; where a form takes many else a new one, where it is given for each booth
 * that of the booth, else of the first.
 * @param boothId means nothing where the form is not given for each booth.
 * @throws Refusal NOT_FOUND if the id is not one of this actor's submissions of the form, BOOTH_NOT_YOURS for a booth
 * that the form is not to be given for.
 */
export async function findTarget(
  database: Database,
  actor: Actor,
  form: PublishedForm,
  id: string | undefined,
  boothId?: string,
): Promise<SubmissionTarget> {
  const { exhibition, subjectKey } = actor;
  const { formId } = form;
  const places = form.submissions === 'booth' ? await findPlaces(database, actor, form) : [];
  if (form.submissions === 'booth') {
    const place = id === undefined ? placeAt(places, actor, boothId) : placeOf(places, id);
    if (place !== null) {
      const { booth, submission } = place;
      const ordinal = submission?.ordinal ?? unplaced;
      return { key: { formId, subjectKey, ordinal }, submission, booth, places };
    }
  }
  if (id !== undefined) {
    const submission = await selectSubmissionById(database, exhibition, id);
    if (submission === null || submission.formId !== formId || submission.subjectKey !== subjectKey) {
      throw new Refusal('NOT_FOUND');
    }
    const { ordinal, booth } = submission;
    return { key: { formId, subjectKey, ordinal }, submission, booth, places };
  }
  if (form.submissions === 'many')
    return { key: { formId, subjectKey, ordinal: unplaced }, submission: null, booth: null, places };
  const key = { formId, subjectKey, ordinal: 1 };
  return { key, submission: await selectSubmission(database, exhibition, key), booth: null, places };
}

/** The booths of a form with what was begun for each; what was begun for none is settled by that. */
async function findPlaces(
  database: Database,
  actor: Actor,
  form: PublishedForm,
): Promise<readonly BoothPlace[]> {
  const { exhibition, subjectKey } = actor;
  const required = boothsOfForm(form, actor);
  const own = await selectSubmissionsOf(database, exhibition, subjectKey, form.formId);
  const places = boothPlaces(required, own);
  for (const { booth, submission } of places) {
    if (submission === null || submission.booth !== null) continue;
    // One at most, and once.
    await settleBooth(database, exhibition, submission, booth);
  }
  return places;
}

function placeOf(places: readonly BoothPlace[], id: string): BoothPlace | null {
  return places.find(({ submission }) => submission?.submissionId === id) ?? null;
}

function placeAt(
  places: readonly BoothPlace[],
  { readOnly }: Actor,
  boothId: string | undefined,
): BoothPlace | null {
  if (boothId !== undefined) {
    const named = places.find(({ booth }) => booth.boothId === boothId);
    if (named === undefined) throw new Refusal('BOOTH_NOT_YOURS');
    return named;
  }
  // Who only reads looks for what was handed in.
  const handedIn = readOnly ? places.find(({ submission }) => isHandedIn(submission)) : undefined;
  return handedIn ?? places[0] ?? null;
}

function isHandedIn(submission: Submission | null): boolean {
  return submission !== null && submission.status !== 'draft';
}

/** The booth of a target as it is allotted to the actor; null where it is not theirs any more, or there is none. */
function boothAt({ booths }: Actor, { booth }: SubmissionTarget): AllottedBooth | null {
  return booths.find(({ boothId }) => boothId === booth?.boothId) ?? null;
}

/** An actor of a target: `${booth.…}` reads the booth it is for, and of one that is not theirs any more nothing. */
export function actorAt(actor: Actor, target: SubmissionTarget): Actor {
  if (target.booth === null) return actor;
  const booth = boothAt(actor, target);
  return { ...actor, booths: booth === null ? [] : [booth] };
}

/** Whether a target is for a booth that was the actor's once. */
export function isLost(actor: Actor, target: SubmissionTarget): boolean {
  return target.booth !== null && boothAt(actor, target) === null;
}

/** @throws Refusal BOOTH_NOT_YOURS for a booth that was the actor's once. */
export function requireBooth(actor: Actor, target: SubmissionTarget): void {
  if (isLost(actor, target)) throw new Refusal('BOOTH_NOT_YOURS');
}
