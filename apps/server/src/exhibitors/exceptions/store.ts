import type { Database, Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import type { ExceptionOf } from '../../exceptions/index.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What accounts are called, by their id. */
export async function findAccountNames(
  database: Database,
  { tenantId }: Scope,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(['account_id', 'name'])
    .where('account_id', '=', anyOf(accountIds))
    .execute();
  return new Map(rows.map(({ account_id: id, name }) => [id, name]));
}

/** An exception as it is kept. */
interface KeptException extends ExceptionOf {
  readonly value: number;
  readonly reason: string;
  /** Account of the staff; null: from before staff gave them. */
  readonly by: string | null;
  readonly at: Date;
}

/** Every exception of an exhibitor. */
export async function findExceptions(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly KeptException[]> {
  return scoped(database, scope)
    .selectFrom('exhibitor_exception')
    .select(['kind', 'form_id as formId', 'value', 'reason', 'granted_by as by', 'granted_at as at'])
    .where('exhibitor_id', '=', exhibitorId)
    .orderBy('kind')
    .orderBy('form_id')
    .execute();
}

/** The number that an exhibitor has in place of the usual one, locked until the transaction ends; null: none. */
export async function lockException(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { kind, formId }: ExceptionOf,
): Promise<number | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('exhibitor_exception')
    .select('value')
    .where('exhibitor_id', '=', exhibitorId)
    .where('kind', '=', kind)
    .where('form_id', '=', formId)
    .forUpdate()
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Gives an exhibitor an exception, or another value of the one it has. */
export async function putException(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { kind, formId, value, reason, by, at }: KeptException,
): Promise<void> {
  const given = { value, reason, granted_by: by, granted_at: at };
  await scoped(transaction, scope)
    .insertInto('exhibitor_exception')
    .values({ exhibitor_id: exhibitorId, kind, form_id: formId, ...given })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'exhibitor_id', 'kind', 'form_id']).doUpdateSet(given),
    )
    .execute();
}

export async function deleteException(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { kind, formId }: ExceptionOf,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('exhibitor_exception')
    .where('exhibitor_id', '=', exhibitorId)
    .where('kind', '=', kind)
    .where('form_id', '=', formId)
    .execute();
}
