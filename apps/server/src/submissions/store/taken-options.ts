import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** How often an option is taken, by one submission and by all others. */
export interface TakenOption {
  /** The prop, or of a sub-table `prop/column`. */
  readonly place: string;
  readonly option: string;
  readonly own: number;
  readonly others: number;
}

/** What is taken of the limited options of a form. */
export async function selectTakenOptions(
  database: Database,
  scope: Scope,
  formId: string,
  submissionId: string | null,
): Promise<readonly TakenOption[]> {
  const rows = await scoped(database, scope)
    .selectFrom('taken_option')
    .select((row) => [
      'place',
      'option',
      row.fn.sum<string>('times').as('all'),
      sql<string>`coalesce(sum(times) filter (where submission_id = ${submissionId}), 0)`.as('own'),
    ])
    .where('form_id', '=', formId)
    .groupBy(['place', 'option'])
    .execute();
  return rows.map(({ place, option, all, own }) => ({
    place,
    option,
    own: Number(own),
    others: Number(all) - Number(own),
  }));
}

/** Until the transaction ends nobody else takes a limited option of this form. */
export async function lockOptions(transaction: Transaction, scope: Scope, formId: string): Promise<void> {
  const key = JSON.stringify(['options', scope.tenantId, scope.exhibitionId, formId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** What a submission takes from now on, and nothing else. */
export async function keepOptions(
  transaction: Transaction,
  scope: Scope,
  submission: { readonly submissionId: string; readonly formId: string },
  taken: readonly { readonly place: string; readonly option: string; readonly times: number }[],
): Promise<void> {
  await releaseOptions(transaction, scope, submission.submissionId);
  if (taken.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'taken_option',
    taken.map(({ place, option, times }) => ({
      submission_id: submission.submissionId,
      form_id: submission.formId,
      place,
      option,
      times,
    })),
  );
}

/** Gives up every limited option that a submission took. */
export async function releaseOptions(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('taken_option')
    .where('submission_id', '=', submissionId)
    .execute();
}
