import { Refusal } from '../platform/refusal.ts';
import type { Database } from '../database/database.ts';
import type { PublishedForm, Visitor } from '../forms/index.ts';
import type { SubmissionServices } from './services.ts';
import { lockedBy } from './status.ts';
import type { Submission } from './submission.ts';
import { selectSubmission, selectSubmissionById, type SubmissionKey } from './store/submissions.ts';

/** The place of a submission that gets its own with its first save: places count from 1. */
const unplaced = 0;

/** One submission of a form, existing or about to be. */
export interface Desk {
  readonly key: SubmissionKey;
  readonly submission: Submission | null;
  /** `submission` is as this process saved it last; another may have saved since. */
  readonly recent?: boolean;
}

/**
 * Where a save begins: as {@link findDesk}, without asking where this process saved last what the caller saves on.
 * Whoever saved elsewhere meanwhile is found when it is kept.
 * @throws Refusal as {@link findDesk}.
 */
export async function findSavingDesk(
  { database, recent }: SubmissionServices,
  visitor: Visitor,
  form: PublishedForm,
  id: string | undefined,
  revision: number,
): Promise<Desk> {
  if (id === undefined && form.submissions === 'one') {
    const key = { formId: form.formId, subjectKey: visitor.subjectKey, ordinal: 1 };
    const submission = recent.find(visitor.exhibition, key, revision);
    if (submission !== null && lockedBy(submission.status) === null) return { key, submission, recent: true };
  }
  return findDesk(database, visitor, form, id);
}

/**
 * The submission a call means: where a form takes many, the one of `id`, else a new one.
 * @throws Refusal NOT_FOUND if the id is not one of this visitor's submissions of the form.
 */
export async function findDesk(
  database: Database,
  visitor: Visitor,
  form: PublishedForm,
  id: string | undefined,
): Promise<Desk> {
  const { exhibition, subjectKey } = visitor;
  const { formId } = form;
  if (id !== undefined) {
    const submission = await selectSubmissionById(database, exhibition, id);
    if (submission === null || submission.formId !== formId || submission.subjectKey !== subjectKey) {
      throw new Refusal('NOT_FOUND');
    }
    return { key: { formId, subjectKey, ordinal: submission.ordinal }, submission };
  }
  if (form.submissions === 'many')
    return { key: { formId, subjectKey, ordinal: unplaced }, submission: null };
  const key = { formId, subjectKey, ordinal: 1 };
  return { key, submission: await selectSubmission(database, exhibition, key) };
}
