import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { goesOn } from './memberships.ts';

/** The admins of an exhibition who have an address for mail. */
export async function selectAdmins(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly email: string }[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select('account.email')
    .distinct()
    .where('membership.role', '=', 'admin')
    .where(goesOn())
    .where('account.email', '<>', '')
    .execute();
}
