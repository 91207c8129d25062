import type { Decision, FieldComment } from '@zhantai/contract';
import type { Definition } from '@zhantai/engine';
import { recordAudit } from '../../audit/index.ts';
import { requireMay, type Origin, type Staff } from '../../auth/index.ts';
import { maySee } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionServices } from '../services.ts';
import { insertStep } from '../store/reviews.ts';
import { lockSubmissionById, updateSubmission } from '../store/submissions.ts';
import type { Revision } from '../submission.ts';
import { requireSeen } from './require-seen.ts';

/** What a reviewer decided about what they saw. */
export interface ReviewDecision {
  readonly submissionId: string;
  readonly status: 'adopt' | 'fail';
  /** The revision they looked at. */
  readonly revision: number;
  /** Empty for none. */
  readonly reason: string;
  readonly comments: readonly FieldComment[];
}

/** Who decides, where and from where. */
export interface Reviewer {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Adopts a submission or returns it with comments.
 * @throws Refusal MAY_NOT_DECIDE, NOT_FOUND also outside their limits, NOTHING_TO_DECIDE unless it waits,
 * STALE_REVISION if it was submitted anew meanwhile, COMMENT_REQUIRED for a return without a word, BAD_REQUEST for a
 * comment at no field.
 */
export async function decide(
  services: SubmissionServices,
  reviewer: Reviewer,
  decision: ReviewDecision,
): Promise<Decision> {
  const { exhibition, staff, origin } = reviewer;
  const { submissionId, status } = decision;
  const reason = decision.reason.trim();
  if (status === 'fail' && reason === '' && decision.comments.length === 0)
    throw new Refusal('COMMENT_REQUIRED');
  requireMay(staff, 'decide');
  return inTransaction(services.database, async (transaction) => {
    const submission = await lockSubmissionById(transaction, exhibition, submissionId);
    if (submission === null || !(await maySee(transaction, exhibition, staff, submission)))
      throw new Refusal('NOT_FOUND');
    if (submission.status !== 'wait') throw new Refusal('NOTHING_TO_DECIDE');
    const revision = await requireSeen(transaction, exhibition, submission, decision.revision);
    const version = await services.definitions.load(
      transaction,
      exhibition,
      submission.formId,
      revision.version,
    );
    requireFields(version.in('zh-Hans'), revision, decision.comments);
    const at = services.now();
    await insertStep(transaction, exhibition, {
      submissionId,
      action: status,
      revision: revision.revision,
      accountId: staff.accountId,
      reason: reason === '' ? null : reason,
      address: origin.address,
      at,
      comments: decision.comments.map(({ prop, path, comment }) => ({ prop, path: path ?? null, comment })),
    });
    await updateSubmission(transaction, exhibition, submissionId, at, { status, decidedAt: at });
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: `submission.${status}`,
      thing: { kind: 'submission', id: submissionId },
      detail: { formId: submission.formId, revision: revision.revision, comments: decision.comments.length },
      reason: reason === '' ? null : reason,
      origin,
    });
    return { id: submissionId, status, revision: revision.revision };
  });
}

/** A comment nobody can be shown at its field would be lost. */
function requireFields(
  definition: Definition,
  { answers }: Revision,
  comments: readonly FieldComment[],
): void {
  for (const { prop, path } of comments) {
    const item = definition.itemByProp.get(prop);
    if (item === undefined) throw new Refusal('BAD_REQUEST', { detail: prop });
    if (path === undefined) continue;
    const [row, column] = path;
    const rows = answers[prop];
    const inTable =
      Array.isArray(rows) && row < rows.length && item.columns.some((one) => one.prop === column);
    if (!inTable) throw new Refusal('BAD_REQUEST', { detail: `${prop}.${row}.${column}` });
  }
}
