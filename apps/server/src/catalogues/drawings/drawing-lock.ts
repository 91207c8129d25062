import type { Database } from '../../database/database.ts';
import type { PublishedForm, Visitor } from '../../forms/index.ts';
import { findDesk, lockedBy } from '../../submissions/index.ts';
import type { Drawing } from './drawing.ts';

/** What keeps the drawings of a form as they are. */
export type DrawingLock = ReturnType<typeof lockedBy>;

/** Whether the submission of the form waits for its review or is decided; its drawings are then judged with it. */
export async function findLock(
  database: Database,
  visitor: Visitor,
  form: PublishedForm,
): Promise<DrawingLock> {
  // Of a form that takes many, drawings belong to no single submission.
  if (form.submissions === 'many') return null;
  const { submission } = await findDesk(database, visitor, form, undefined);
  return submission === null ? null : lockedBy(submission.status);
}

/**
 * What keeps one slot from being handed in: an adopted drawing stays, a returned one is asked for whatever became of the
 * form, any other goes with the form.
 */
export function slotLock(status: Drawing['status'] | null, form: DrawingLock): DrawingLock {
  if (status === 'adopt') return 'DECIDED';
  return status === 'fail' ? null : form;
}
