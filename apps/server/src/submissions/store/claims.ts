import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/**
 * Which of these ID numbers, by blind index in hexadecimal, are registered in the exhibition.
 * @param except a submission that may hold them itself.
 */
export async function selectClaimed(
  database: Database,
  scope: Scope,
  indexes: readonly Buffer[],
  except: string | null,
): Promise<ReadonlySet<string>> {
  if (indexes.length === 0) return new Set();
  const rows = await scoped(database, scope)
    .selectFrom('sealed_answer')
    .select('blind_index')
    .where('kind', '=', 'id')
    .where('claimed', '=', true)
    .where('blind_index', '=', anyOf(indexes))
    .$if(except !== null, (query) => query.where('submission_id', '<>', except ?? ''))
    .execute();
  return new Set(rows.map((row) => row.blind_index.toString('hex')));
}

/** Whether an ID number, by its blind indexes, is registered by somebody else than this subject. Tells no more than that. */
export async function isClaimedByOthers(
  database: Database,
  scope: Scope,
  indexes: readonly Buffer[],
  subjectKey: string,
): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('sealed_answer')
    .innerJoin('submission', 'submission.submission_id', 'sealed_answer.submission_id')
    .select('sealed_answer.seal_id')
    .where('sealed_answer.kind', '=', 'id')
    .where('sealed_answer.claimed', '=', true)
    .where('sealed_answer.blind_index', '=', anyOf(indexes))
    .where('submission.subject_key', '<>', subjectKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Until the transaction ends nobody else registers any of these numbers; always in one order, so that none waits in a ring. */
export async function lockNumbers(
  transaction: Transaction,
  scope: Scope,
  indexes: readonly Buffer[],
): Promise<void> {
  const keys = indexes.map((index) =>
    JSON.stringify(['id', scope.tenantId, scope.exhibitionId, index.toString('hex')]),
  );
  if (keys.length === 0) return;
  // Taken one after the other, as they are sorted.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${keys.toSorted()}::text[]) with ordinality as given (key, place) order by place) as keys
  `.execute(transaction);
}

/** Registers the numbers of these seals for a submission, and no others. */
export async function claimSeals(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
  sealIds: readonly string[],
): Promise<void> {
  // First what it gives up: a number may move from one field to another.
  await releaseClaims(transaction, scope, submissionId);
  if (sealIds.length === 0) return;
  await scoped(transaction, scope)
    .updateTable('sealed_answer')
    .set({ claimed: true })
    .where('submission_id', '=', submissionId)
    .where('seal_id', '=', anyOf(sealIds))
    .execute();
}

/** Gives up every number that a submission registered. */
export async function releaseClaims(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('sealed_answer')
    .set({ claimed: false })
    .where('submission_id', '=', submissionId)
    .where('claimed', '=', true)
    .execute();
}
