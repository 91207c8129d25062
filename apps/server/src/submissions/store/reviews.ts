import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Comment, ReviewStep } from '../submission.ts';

/** Every step of a submission in order, with its comments. */
export async function selectSteps(
  database: Database,
  scope: Scope,
  submissionId: string,
): Promise<readonly ReviewStep[]> {
  const [steps, comments] = await Promise.all([
    scoped(database, scope)
      .selectFrom('review_step')
      .select(['step', 'action', 'revision', 'account_id', 'reason', 'created_at'])
      .where('submission_id', '=', submissionId)
      .orderBy('step')
      .execute(),
    scoped(database, scope)
      .selectFrom('review_comment')
      .select(['step', 'prop', 'path', 'comment'])
      .where('submission_id', '=', submissionId)
      .orderBy('step')
      .orderBy('comment_no')
      .execute(),
  ]);
  return steps.map((row) => ({
    step: row.step,
    action: row.action,
    revision: row.revision,
    accountId: row.account_id,
    reason: row.reason,
    at: row.created_at,
    comments: comments
      .filter((comment) => comment.step === row.step)
      .map(({ prop, path, comment }) => ({ prop, path, comment })),
  }));
}

/** Why each of these submissions was last returned or reopened; those that were not are missing. */
export async function selectReasons(
  database: Database,
  scope: Scope,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('review_step')
    .distinctOn('submission_id')
    .select(['submission_id', 'reason'])
    .where('submission_id', '=', anyOf(submissionIds))
    .where('action', 'in', ['fail', 'reopen', 'batch-reopen'])
    .orderBy('submission_id')
    .orderBy('step', 'desc')
    .execute();
  return new Map(rows.flatMap((row) => (row.reason === null ? [] : [[row.submission_id, row.reason]])));
}

/** For which of these submissions the last thing asked for is their removal; whether that is answered is not asked. */
export async function selectRemovalRequested(
  database: Database,
  scope: Scope,
  submissionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (submissionIds.length === 0) return new Set();
  const rows = await scoped(database, scope)
    .selectFrom('review_step')
    .distinctOn('submission_id')
    .select(['submission_id', 'action'])
    .where('submission_id', '=', anyOf(submissionIds))
    .where('action', 'in', ['request', 'requestRemoval', 'reopen', 'batch-reopen', 'keep'])
    .orderBy('submission_id')
    .orderBy('step', 'desc')
    .execute();
  return new Set(rows.flatMap((row) => (row.action === 'requestRemoval' ? [row.submission_id] : [])));
}

export interface NewStep {
  readonly submissionId: string;
  readonly action: ReviewStep['action'];
  readonly revision: number;
  readonly accountId: string | null;
  readonly reason: string | null;
  readonly address: string;
  readonly at: Date;
  readonly comments: readonly Comment[];
}

/** Adds the next step of a submission whose row is locked. */
export async function insertStep(transaction: Transaction, scope: Scope, step: NewStep): Promise<void> {
  const place = { submission_id: step.submissionId };
  const { number } = await scoped(transaction, scope)
    .insertInto('review_step')
    .values((query) => ({
      ...place,
      step: query
        .selectFrom('review_step as last')
        .select(sql<number>`coalesce(max(last.step), 0) + 1`.as('step'))
        .where('last.submission_id', '=', step.submissionId),
      action: step.action,
      revision: step.revision,
      account_id: step.accountId,
      reason: step.reason,
      address: step.address,
      created_at: step.at,
    }))
    .returning('step as number')
    .executeTakeFirstOrThrow();
  if (step.comments.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'review_comment',
    step.comments.map(({ prop, path, comment }, index) => ({
      ...place,
      step: number,
      comment_no: index + 1,
      prop,
      path: path === null ? null : JSON.stringify(path),
      comment,
    })),
    { json: ['path'] },
  );
}
