import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

export async function hasTenant(database: Database, tenantId: string): Promise<boolean> {
  const row = await database
    .selectFrom('tenant')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first member of staff in a role. */
export async function findStaff(
  database: Database,
  scope: Scope,
  role: 'admin' | 'editor' | 'reviewer',
): Promise<{ readonly accountId: string; readonly membershipId: string; readonly name: string }> {
  return database
    .selectFrom('membership')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'membership.tenant_id')
        .onRef('account.account_id', '=', 'membership.account_id'),
    )
    .select(['account.account_id as accountId', 'membership.membership_id as membershipId', 'account.name'])
    .where('membership.tenant_id', '=', scope.tenantId)
    .where('membership.exhibition_id', '=', scope.exhibitionId)
    .where('membership.role', '=', role)
    .orderBy('membership.created_at')
    .executeTakeFirstOrThrow();
}
