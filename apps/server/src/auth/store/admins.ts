import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** The admins of an exhibition who have an address for mail. */
export async function selectAdmins(
  database: Database,
  { tenantId, exhibitionId }: Scope,
): Promise<readonly { readonly email: string }[]> {
  return database
    .selectFrom('membership')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'membership.tenant_id')
        .onRef('account.account_id', '=', 'membership.account_id'),
    )
    .select('account.email')
    .distinct()
    .where('membership.tenant_id', '=', tenantId)
    .where('membership.exhibition_id', '=', exhibitionId)
    .where('membership.role', '=', 'admin')
    .where('account.email', '<>', '')
    .execute();
}
