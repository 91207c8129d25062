import { staffRoles } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** So many people can be chosen from. */
const most = 500;

/** Accounts that are or were of the staff of an exhibition, by name. */
export async function findStaffNames(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .where('membership.role', 'in', [...staffRoles])
    .select(['account.account_id as id', 'account.name'])
    .distinct()
    .orderBy('account.name')
    .orderBy('account.account_id')
    .limit(most)
    .execute();
}
