import { Refusal } from '../platform/refusal.ts';
import type { Database } from '../database/database.ts';
import type { PublishedForm, Visitor } from '../forms/index.ts';
import type { Submission } from './submission.ts';
import { selectSubmission, selectSubmissionById, type SubmissionKey } from './store/submissions.ts';

/** The place of a submission that gets its own with its first save: places count from 1. */
const unplaced = 0;

/** One submission of a form, existing or about to be. */
export interface Desk {
  readonly key: SubmissionKey;
  readonly submission: Submission | null;
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
