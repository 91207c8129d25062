import { sql } from 'kysely';
import type { Answers } from '@zhantai/engine';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A draft that nobody looked at since whatever it holds is sealed. */
export interface UnsealedDraft {
  readonly scope: Scope;
  readonly submissionId: string;
}

/** The next such drafts after one, in order, at most `most`. */
export async function findUnsealedDrafts(
  database: Database,
  after: UnsealedDraft | null,
  most: number,
): Promise<readonly UnsealedDraft[]> {
  const { tenantId, exhibitionId } = after?.scope ?? { tenantId: '', exhibitionId: '' };
  const { rows } = await sql<{ tenant_id: string; exhibition_id: string; submission_id: string }>`
    select tenant_id, exhibition_id, submission_id from draft
    where not is_sealed
      and (tenant_id, exhibition_id, submission_id) > (${tenantId}, ${exhibitionId}, ${after?.submissionId ?? ''})
    order by tenant_id, exhibition_id, submission_id limit ${most}`.execute(database);
  return rows.map((row) => ({
    scope: { tenantId: row.tenant_id, exhibitionId: row.exhibition_id },
    submissionId: row.submission_id,
  }));
}

/** What such a draft holds, nobody else's until the transaction ends; null while somebody else has it, or it is sealed. */
export async function lockUnsealedDraft(
  transaction: Transaction,
  { scope, submissionId }: UnsealedDraft,
): Promise<{ readonly formId: string; readonly version: number; readonly answers: Answers } | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('draft')
    .innerJoin('submission', 'submission.submission_id', 'draft.submission_id')
    .select(['submission.form_id', 'draft.version', 'draft.answers'])
    .where('draft.submission_id', '=', submissionId)
    .where('draft.is_sealed', '=', false)
    .forUpdate('draft')
    .skipLocked()
    .executeTakeFirst();
  return row === undefined ? null : { formId: row.form_id, version: row.version, answers: row.answers };
}

/** Says that a draft holds nothing sensitive in clear; with what it holds instead where that changed. */
export async function markSealed(
  transaction: Transaction,
  { scope, submissionId }: UnsealedDraft,
  answers: Answers | null,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('draft')
    .set({ is_sealed: true, ...(answers === null ? {} : { answers: JSON.stringify(answers) }) })
    .where('submission_id', '=', submissionId)
    .execute();
}
