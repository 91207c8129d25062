import { anyOf } from '../../database/queries/any-of.ts';
import type { Database } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';

/** A person as prefills and notes about saves name them. */
export interface Person {
  readonly accountId: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
}

/** The people of these accounts, by account. */
export async function selectPeople(
  database: Database,
  tenantId: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select(['account_id', 'name', 'phone', 'email'])
    .where('account_id', '=', anyOf(accountIds))
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      { accountId: row.account_id, name: row.name, mobile: row.phone ?? '', email: row.email },
    ]),
  );
}
