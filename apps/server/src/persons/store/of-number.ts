import { sql, type SqlBool } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { BlindIndexes } from '../../platform/vault.ts';

/** Where people are looked for: on the list of a subject, with one form. */
export interface NumberPlace {
  readonly subjectKey: string;
  readonly formId: string;
}

/**
 * People of a list who have, or had, an ID number; who has it now comes first.
 * @param indexes its blind indexes.
 */
export async function findOfNumber(
  database: Database,
  scope: Scope,
  { subjectKey, formId }: NumberPlace,
  indexes: BlindIndexes,
): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('sealed_answer')
    .innerJoin('submission', 'submission.submission_id', 'sealed_answer.submission_id')
    .leftJoin('person', 'person.person_id', 'submission.submission_id')
    .select(['submission.submission_id', sql<boolean>`bool_or(sealed_answer.claimed)`.as('claimed')])
    .where('sealed_answer.kind', '=', 'id')
    .where('sealed_answer.blind_index', '=', anyOf(indexes))
    .where('submission.subject_key', '=', subjectKey)
    .where('submission.form_id', '=', formId)
    .where('submission.removed_at', 'is', null)
    // Who waits to be confirmed is not on the list yet.
    .where(sql<SqlBool>`coalesce(person.state, 'listed') = 'listed'`)
    .groupBy('submission.submission_id')
    .orderBy('claimed', 'desc')
    .orderBy('submission.submission_id')
    .execute();
  return rows.map((row) => row.submission_id);
}

/** Until the transaction ends nobody else takes this number onto this list: two imports at once double nobody. */
export async function lockNumberOf(
  transaction: Transaction,
  scope: Scope,
  { subjectKey, formId }: NumberPlace,
  indexes: BlindIndexes,
): Promise<void> {
  const { tenantId, exhibitionId } = scope;
  for (const index of indexes.map((one) => one.toString('hex')).toSorted()) {
    const key = JSON.stringify(['person', tenantId, exhibitionId, formId, subjectKey, index]);
    // One lock after the other, in order.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
  }
}
