import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import { scoped } from '../../../database/scoped/scoped.ts';
import type { Scope } from '../../../exhibitions/index.ts';

/** Puts a form away or back, then under these names. */
export async function setPutAway(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  to:
    | { readonly putAwayAt: Date }
    | { readonly putAwayAt: null; readonly code: string; readonly pageKey: string },
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('form')
    .set({
      put_away_at: to.putAwayAt,
      updated_at: sql<Date>`now()`,
      ...(to.putAwayAt === null && { form_code: to.code, page_key: to.pageKey }),
    })
    .where('form_id', '=', formId)
    .execute();
}

/** Moves a form to a place in a group. */
export async function setPlace(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  { group, sort }: { readonly group: string; readonly sort: number },
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('form')
    .set({ form_group: group, sort, updated_at: sql<Date>`now()` })
    .where('form_id', '=', formId)
    .execute();
}

/** Takes a form away that was locked before, and keeps its row in the bin. */
export async function moveToBin(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const { kept } = await scoped(transaction, scope)
    .deleteFrom('form')
    .where('form_id', '=', formId)
    .returning(sql<string>`to_json(form)::text`.as('kept'))
    .executeTakeFirstOrThrow();
  await scoped(transaction, scope)
    .insertInto('form_bin')
    .values({ form_id: formId, kept, deleted_by: by, deleted_at: at })
    .execute();
}

/** Forms in the bin that were deleted after a moment, the last first. */
export async function findBinned(database: Database, scope: Scope, since: Date, most: number) {
  return scoped(database, scope)
    .selectFrom('form_bin')
    .leftJoin('account', 'account.account_id', 'form_bin.deleted_by')
    .select(['form_bin.form_id as formId', 'form_bin.deleted_at as deletedAt', 'account.name as by'])
    .select([
      sql<string>`form_bin.kept ->> 'form_code'`.as('code'),
      sql<string>`coalesce(form_bin.kept -> 'title' ->> 'zh-Hans', '')`.as('title'),
    ])
    .where('form_bin.deleted_at', '>', since)
    .orderBy('form_bin.deleted_at', 'desc')
    .orderBy('form_bin.form_id')
    .limit(most)
    .execute();
}

/** What lies in the bin since before a moment is gone for good. */
export async function sweepBin(transaction: Transaction, scope: Scope, before: Date): Promise<void> {
  await scoped(transaction, scope).deleteFrom('form_bin').where('deleted_at', '<=', before).execute();
}

/** A form out of the bin: what it was called, and how it is there again. */
interface TakenForm {
  readonly code: string;
  readonly pageKey: string;
  readonly restore: () => Promise<void>;
}

/** Takes a form out of the bin; null where it is not there. */
export async function takeFromBin(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  since: Date,
): Promise<TakenForm | null> {
  const row = await scoped(transaction, scope)
    .deleteFrom('form_bin')
    .where('form_id', '=', formId)
    .where('deleted_at', '>', since)
    .returning([
      sql<string>`kept::text`.as('kept'),
      sql<string>`kept ->> 'form_code'`.as('code'),
      sql<string>`kept ->> 'page_key'`.as('pageKey'),
      sql<string[]>`array(select jsonb_object_keys(kept))`.as('columns'),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { kept, code, pageKey } = row;
  // Columns that came since get what is written where nothing is said.
  const columns = sql.join(row.columns.map((column) => sql.ref(column)));
  const restore = async (): Promise<void> => {
    await sql`
      insert into form (${columns})
      select ${columns} from jsonb_populate_record(null::form, ${kept}::jsonb) as form
      where ${inScope(scope, 'form')}`.execute(transaction);
  };
  return { code, pageKey, restore };
}
