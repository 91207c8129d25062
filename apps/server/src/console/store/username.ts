import type { Database } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';

/** The user name of a member of staff; empty for those who sign in by phone. */
export async function findUsername(database: Database, tenantId: string, accountId: string): Promise<string> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('account')
    .select('username')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.username ?? '';
}
