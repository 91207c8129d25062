import { recordAudit } from '../../audit/index.ts';
import { requireMay } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Reviewer, SubmissionServices } from '../../submissions/index.ts';
import { insertDrawingStep, lockDrawing, updateDrawing } from '../store/drawings.ts';
import type { Drawing } from './drawing.ts';
import { maySeeDrawing } from './policy.ts';

/** What a reviewer decided about a drawing. */
export interface DrawingDecision {
  readonly drawingId: string;
  readonly status: 'adopt' | 'fail';
  /** The revision they looked at. */
  readonly revision: number;
  /** Empty for none. */
  readonly comment: string;
}

/**
 * Adopts a drawing or returns it with a comment (console.md §3). The other drawings of the stand stay as they are.
 * @throws Refusal MAY_NOT_DECIDE, NOT_FOUND also outside their limits, NOTHING_TO_DECIDE unless it waits, STALE_REVISION if
 * it was handed in anew meanwhile, COMMENT_REQUIRED for a return without a word.
 */
export async function decideDrawing(
  services: SubmissionServices,
  { staff, exhibition, origin }: Reviewer,
  { drawingId, status, revision, comment }: DrawingDecision,
): Promise<Drawing> {
  requireMay(staff, 'decide');
  const text = comment.trim();
  if (status === 'fail' && text === '') throw new Refusal('COMMENT_REQUIRED');
  return inTransaction(services.database, async (transaction) => {
    const drawing = await lockDrawing(transaction, exhibition, drawingId);
    if (drawing === null || !(await maySeeDrawing(transaction, exhibition, staff, drawing)))
      throw new Refusal('NOT_FOUND');
    if (drawing.status !== 'wait') throw new Refusal('NOTHING_TO_DECIDE');
    if (drawing.revision !== revision) {
      throw new Refusal('STALE_REVISION', {}, { revision: drawing.revision });
    }
    const at = services.now();
    const step = {
      action: status,
      revision,
      fileIds: [],
      note: '',
      comment: text === '' ? null : text,
      accountId: staff.accountId,
      at,
    };
    const decided = { ...drawing, status, decidedAt: at, steps: [...drawing.steps, step] };
    await updateDrawing(transaction, exhibition, decided);
    await insertDrawingStep(transaction, exhibition, drawingId, decided.steps.length, step, origin.address);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: `drawing.${status}`,
      thing: { kind: 'drawing', id: drawingId },
      detail: { formId: drawing.formId, slot: drawing.slot, revision },
      reason: step.comment,
      origin,
    });
    return decided;
  });
}
