import { sql } from 'kysely';
import { notTrial } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PublishedForm } from '../../forms/index.ts';
import { isBegun, isReopenable, submissionRows } from '../../submissions/index.ts';

/** A submission that a version may open again. */
export interface Reopenable {
  readonly submissionId: string;
  /** Handed in. */
  readonly revision: number;
  /** Whose it is; null for one that is no exhibitor's. */
  readonly exhibitorId: string | null;
}

/**
 * The submissions of a form that may be opened again.
 * @param effectsId only those that this report found to pass no more and that are still as it judged them; null is all.
 */
export async function findReopenable(
  database: Database,
  scope: Scope,
  form: PublishedForm,
  effectsId: string | null,
): Promise<readonly Reopenable[]> {
  const rows = await submissionRows(database, scope)
    .leftJoin('form_effects_failing', (join) =>
      join
        .onRef('form_effects_failing.submission_id', '=', 'submission.submission_id')
        .on('form_effects_failing.effects_id', '=', effectsId ?? ''),
    )
    .select([
      'submission.submission_id as submissionId',
      'submission.status',
      'submission.subject_kind as subjectKind',
      'submission.subject_key as subjectKey',
      'submission.exhibitor_id as exhibitorId',
      'submission.submitted_revision as revision',
      'form_effects_failing.revision as judged',
    ])
    .where('submission.form_id', '=', form.formId)
    .where(notTrial(scope, sql.ref('submission.exhibitor_id')))
    .where(isBegun)
    .orderBy('submission.submission_id')
    .execute();
  return rows.flatMap(({ submissionId, subjectKind, revision, judged, exhibitorId, ...row }) => {
    if (revision === null || !isReopenable(form, row)) return [];
    if (effectsId !== null && judged !== revision) return [];
    return [{ submissionId, revision, exhibitorId: subjectKind === 'exhibitor' ? exhibitorId : null }];
  });
}

/** Of whom submissions are, by the ids of a job's things. */
export async function findSubmissionNames(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await scoped(database, scope)
    .selectFrom('submission')
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'submission.exhibitor_id')
    .leftJoin('account', 'account.account_id', 'submission.account_id')
    .select(['submission.submission_id as id', 'exhibitor.name', 'account.name as accountName'])
    .where('submission.submission_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, name, accountName }) => [id, name ?? accountName ?? '']));
}
