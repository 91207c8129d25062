import type { Database } from '../../database/database.ts';
import { findTarget, lockedBy, type FormCall } from '../../submissions/index.ts';
import type { Drawing } from './drawing.ts';

/** What keeps the drawings of a form as they are. */
export type DrawingLock = ReturnType<typeof lockedBy>;

/**
 * Whether the submission that drawings go with waits for its review or is decided; they are then judged with it. Of a
 * form that takes many, drawings belong to no single submission.
 */
export async function findLock(database: Database, { actor, form, target }: FormCall): Promise<DrawingLock> {
  if (form.submissions === 'many') return null;
  const { submission } = await findTarget(database, actor, form, undefined, target.booth?.boothId);
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
