import { findForm, putExtension } from '../../../apps/server/src/forms/index.ts';
import type { SubmissionSeed } from '../bring-submission.ts';

/** A later end of one form for one exhibitor, in days after everybody's. */
const extensions = [{ exhibitorId: 'Z12', formId: 'exhibitor_c3', days: 42 }] as const;

/** Deadlines that the organiser extended. */
export async function seedExtensions({
  transaction,
  exhibition,
  users,
  reviewer,
}: SubmissionSeed): Promise<void> {
  for (const { exhibitorId, formId, days } of extensions) {
    // One connection, one statement at a time.
    const form = await findForm(transaction, exhibition, formId);
    const end = form?.window.endAt ?? null;
    if (end === null || !users.exhibitors.has(exhibitorId)) continue;
    const endAt = new Date(end.getTime() + days * 86_400_000);
    await putExtension(transaction, exhibition, { formId, exhibitorId, endAt, by: reviewer.accountId });
  }
}
