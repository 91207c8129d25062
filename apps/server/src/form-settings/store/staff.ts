import { sql, type SqlBool } from 'kysely';
import type { Staff } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Whether somebody reads all forms of an exhibition: who makes exhibitions, and its staff without limits. */
export async function isStaffOf(
  database: Database,
  scope: Scope,
  { accountId, tenantAdmin }: Pick<Staff, 'accountId' | 'tenantAdmin'>,
): Promise<boolean> {
  if (tenantAdmin) return true;
  const row = await scoped(database, scope)
    .selectFrom('membership')
    .select('membership_id')
    .where('account_id', '=', accountId)
    .where('role', 'in', ['admin', 'editor', 'reviewer'])
    .where(sql<SqlBool>`form_ids = '{}' and form_groups = '{}'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
