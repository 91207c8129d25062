import { sql } from 'kysely';
import { anyOf } from '../database/queries/any-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inScope } from '../database/scoped/in-scope.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { DictionaryUse } from './uses.ts';

/** Until the transaction ends nobody else changes this dictionary. */
export async function lockDictionary(transaction: Transaction, scope: Scope, code: string): Promise<void> {
  const key = JSON.stringify(['dictionary', scope.tenantId, scope.exhibitionId, code]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

export async function deleteEntries(
  transaction: Transaction,
  scope: Scope,
  code: string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  await scoped(transaction, scope)
    .deleteFrom('dictionary_entry')
    .where('code', '=', code)
    .where('value', '=', anyOf(values))
    .execute();
}

/** Those of these values that an answer or a draft of a form holds in one of these items. */
export async function findGivenValues(
  database: Database,
  scope: Scope,
  { form, props }: DictionaryUse,
  values: readonly string[],
): Promise<readonly string[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<{ value: string }>`
    with stored as (
      select (answers -> prop)::text as text
      from (
        select revision.answers from revision
        join submission on ${inScope(scope, 'submission')}
          and submission.submission_id = revision.submission_id
        where ${inScope(scope, 'revision')} and submission.form_id = ${form.formId}
        union all
        select draft.answers from draft
        join submission on ${inScope(scope, 'submission')} and submission.submission_id = draft.submission_id
        where ${inScope(scope, 'draft')} and submission.form_id = ${form.formId}
      ) as given cross join unnest(${[...props]}::text[]) as prop
      where answers -> prop is not null
    )
    select value from unnest(${[...values]}::text[]) as value
    where exists (
      select from stored
      where stored.text ~ ('(^|[",|>])' || regexp_replace(value, '([^[:alnum:]])', '\\\\\\1', 'g') || '($|[",|_])')
        or stored.text = value
    )`.execute(database);
  return rows.map(({ value }) => value);
}
