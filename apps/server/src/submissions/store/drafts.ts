import { sql } from 'kysely';
import type { Answers } from '@zhantai/engine';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Saved } from '../submission.ts';
import type { SubmissionKey } from './submissions.ts';

export async function selectDraft(
  database: Database,
  scope: Scope,
  submissionId: string,
): Promise<Saved | null> {
  const row = await scoped(database, scope)
    .selectFrom('draft')
    .select(['revision', 'version', 'answers', 'saved_by', 'saved_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    revision: row.revision,
    version: row.version,
    answers: row.answers,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  };
}

/** When the newest draft of each of these submissions was saved. */
export async function selectDraftTimes(
  database: Database,
  scope: Scope,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('draft')
    .select(['submission_id', 'saved_at'])
    .where('submission_id', '=', anyOf(submissionIds))
    .execute();
  return new Map(rows.map((row) => [row.submission_id, row.saved_at]));
}

export interface DraftSave {
  readonly version: number;
  readonly answers: Answers;
  readonly savedBy: string | null;
  readonly savedAt: Date;
}

export interface DraftSaved {
  readonly submissionId: string;
  readonly revision: number;
  readonly savedAt: Date;
  readonly status: 'draft' | 'submitted' | 'fail';
}

/**
 * Overwrites the draft of a submission that stands at `expected`, in one statement. Null if there is no such
 * submission, it stands elsewhere or it is locked by a review: nothing was changed then.
 */
export async function overwriteDraft(
  database: Database,
  scope: Scope,
  key: SubmissionKey,
  expected: number,
  save: DraftSave,
): Promise<DraftSaved | null> {
  const { rows } = await sql<{
    submission_id: string;
    revision: number;
    saved_at: Date;
    status: DraftSaved['status'];
  }>`
    with touched as (
      update submission set revision = revision + 1, updated_at = ${save.savedAt}
      where ${inScope(scope)} and form_id = ${key.formId}
        and subject_key = ${key.subjectKey} and ordinal = ${key.ordinal} and revision = ${expected}
        and status in ('draft', 'submitted', 'fail')
      returning tenant_id, exhibition_id, submission_id, revision, status, updated_at
    ), written as (
      insert into draft (tenant_id, exhibition_id, submission_id, revision, version, answers, is_sealed, saved_by, saved_at)
      select tenant_id, exhibition_id, submission_id, revision, ${save.version}::integer,
        ${JSON.stringify(save.answers)}::jsonb, true, ${save.savedBy}::text, updated_at
      from touched
      on conflict (tenant_id, exhibition_id, submission_id) do update set
        revision = excluded.revision, version = excluded.version, answers = excluded.answers, is_sealed = true,
        saved_by = excluded.saved_by, saved_at = excluded.saved_at
      returning submission_id, revision, saved_at
    )
    select written.submission_id, written.revision, written.saved_at, touched.status from written, touched`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    submissionId: row.submission_id,
    revision: row.revision,
    savedAt: row.saved_at,
    status: row.status,
  };
}

/** Removes the draft of a submission. Whether there was one. */
export async function deleteDraft(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<boolean> {
  const result = await scoped(transaction, scope)
    .deleteFrom('draft')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
