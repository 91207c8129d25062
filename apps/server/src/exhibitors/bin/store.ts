import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope, inTenant } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { KeptExhibitor } from '../store/exhibitors.ts';

/** What refers to an exhibitor: up to so many names, and how many there are. */
export async function findUses(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  most: number,
): Promise<{ readonly count: number; readonly names: readonly string[] }> {
  const { rows } = await sql<{ readonly name: string; readonly count: string }>`
    select name, count(*) over () as count from (
      select 1 as kind, booth.hall || ' ' || booth.number as name from booth
      where ${inScope(scope, 'booth')} and booth.exhibitor_id = ${exhibitorId}
      union all
      select 2, account.name from membership
        join account on ${inTenant(scope.tenantId, 'account')} and account.account_id = membership.account_id
      where ${inScope(scope, 'membership')} and membership.exhibitor_id = ${exhibitorId}
      union all
      select 3, form.form_code from submission
        join form on ${inScope(scope, 'form')} and form.form_id = submission.form_id
      where ${inScope(scope, 'submission')} and submission.exhibitor_id = ${exhibitorId}
      union all
      select 4, to_char(contact_log.at, 'YYYY-MM-DD') from contact_log
      where ${inScope(scope, 'contact_log')} and contact_log.exhibitor_id = ${exhibitorId}
    ) as uses
    order by kind, name limit ${most}`.execute(transaction);
  return { count: Number(rows[0]?.count ?? 0), names: rows.map(({ name }) => name) };
}

/** Takes an exhibitor away that was locked before, and keeps it in the bin. */
export async function moveToBin(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { owner, nameEn, tags, ...kept }: KeptExhibitor,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const { created_at } = await scoped(transaction, scope)
    .deleteFrom('exhibitor')
    .where('exhibitor_id', '=', exhibitorId)
    .returning('created_at')
    .executeTakeFirstOrThrow();
  await scoped(transaction, scope)
    .insertInto('exhibitor_bin')
    .values({
      ...kept,
      exhibitor_id: exhibitorId,
      name_en: nameEn,
      tags: [...tags],
      owner_account_id: owner,
      created_at,
      deleted_by: by,
      deleted_at: at,
    })
    .execute();
}

/** Exhibitors in the bin that were deleted after a moment, the last first. */
export async function findBinned(database: Database, scope: Scope, since: Date, most: number) {
  return scoped(database, scope)
    .selectFrom('exhibitor_bin')
    .leftJoin('account', 'account.account_id', 'exhibitor_bin.deleted_by')
    .select([
      'exhibitor_bin.exhibitor_id as id',
      'exhibitor_bin.code',
      'exhibitor_bin.name',
      'exhibitor_bin.deleted_at as deletedAt',
      'account.name as by',
    ])
    .where('exhibitor_bin.deleted_at', '>', since)
    .orderBy('exhibitor_bin.deleted_at', 'desc')
    .orderBy('exhibitor_bin.exhibitor_id')
    .limit(most)
    .execute();
}

/** What lies in the bin since before a moment is gone for good. */
export async function sweepBin(transaction: Transaction, scope: Scope, before: Date): Promise<void> {
  await scoped(transaction, scope).deleteFrom('exhibitor_bin').where('deleted_at', '<=', before).execute();
}

/** Takes an exhibitor out of the bin; null where it is not there. */
export async function takeFromBin(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  since: Date,
): Promise<{ readonly kept: KeptExhibitor; readonly createdAt: Date } | null> {
  const row = await scoped(transaction, scope)
    .deleteFrom('exhibitor_bin')
    .where('exhibitor_id', '=', exhibitorId)
    .where('deleted_at', '>', since)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { code, name, name_en: nameEn, origin, language, tags, state, note, owner_account_id: owner } = row;
  const kept = { code, name, nameEn, origin, language, tags, state, note, owner };
  return { kept, createdAt: row.created_at };
}
