import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { StoredStatus } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { boothColumn, submissionRows, type SubmissionBooth } from '../../submissions/index.ts';
import type { FailingRow } from './effects.ts';

/** A submission that a report found to pass no more, as its list shows it. */
export interface FailingLine extends Pick<FailingRow, 'submissionId' | 'problems'> {
  /** The exhibitor, else the person. */
  readonly name: string;
  readonly booth: SubmissionBooth | null;
  readonly status: StoredStatus;
}

/** How many submissions a report found to pass no more. */
export async function countFailing(database: Database, scope: Scope, effectsId: string): Promise<number> {
  const { total } = await scoped(database, scope)
    .selectFrom('form_effects_failing')
    .select((row) => row.fn.countAll<string>().as('total'))
    .where('effects_id', '=', effectsId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The next of them, by id; what was removed since is left out. */
export async function findFailingLines(
  database: Database,
  scope: Scope,
  { effectsId, after, most }: { readonly effectsId: string; readonly after: string; readonly most: number },
): Promise<readonly FailingLine[]> {
  const rows = await submissionRows(database, scope)
    .innerJoin('form_effects_failing', 'form_effects_failing.submission_id', 'submission.submission_id')
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'submission.exhibitor_id')
    .leftJoin('account', 'account.account_id', 'submission.account_id')
    .select([
      'submission.submission_id as submissionId',
      'submission.status',
      'exhibitor.name as exhibitorName',
      'account.name as accountName',
      'form_effects_failing.problems',
      boothColumn,
    ])
    .where('form_effects_failing.effects_id', '=', effectsId)
    .where('submission.submission_id', '>', after)
    .where('submission.removed_at', 'is', null)
    .orderBy('submission.submission_id')
    .limit(most)
    .execute();
  return rows.map(({ exhibitorName, accountName, ...row }) => ({
    ...row,
    name: exhibitorName ?? accountName ?? '',
  }));
}
