import type { Database } from '../../database/database.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
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
