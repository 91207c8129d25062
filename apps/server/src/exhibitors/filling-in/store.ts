import type { Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What a member of staff filled in for an exhibitor, and why. */
interface FillingIn {
  readonly submissionId: string;
  /** Of the draft or of what was handed in. */
  readonly revision: number;
  readonly accountId: string;
  readonly reason: string;
  /** Why after the end of the form; null before it. */
  readonly lateReason: string | null;
  readonly at: Date;
}

/** Keeps it; a call that was answered already and comes again keeps nothing new. */
export async function insertFillingIn(
  transaction: Transaction,
  scope: Scope,
  { submissionId, revision, accountId, reason, lateReason, at }: FillingIn,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('filling_in')
    .values({
      submission_id: submissionId,
      revision,
      account_id: accountId,
      reason,
      late_reason: lateReason,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
