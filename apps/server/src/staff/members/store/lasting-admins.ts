import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { inTenant } from '../../../database/scoped/in-scope.ts';
import { tenantRow } from '../../../exhibitions/index.ts';

/** Whoever changes the staff of a tenant waits for whoever does so already. */
export async function lockStaff(transaction: Transaction, tenantId: string): Promise<void> {
  await sql`select from tenant where ${inTenant(tenantId)} for no key update`.execute(transaction);
}

/** The exhibitions of a tenant that have an admin who stays one, and the tenant's own row where it has one. */
export async function findLastingAdmins(
  transaction: Transaction,
  tenantId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly exhibitionId: string }>`
    select membership.exhibition_id as "exhibitionId"
    from membership join account using (tenant_id, account_id)
    where ${inTenant(tenantId, 'membership')} and membership.role = 'admin' and not membership.of_tenant
      and membership.ends_at is null and account.locked_reason is null
    union
    select ${tenantRow}::text from account
    where ${inTenant(tenantId, 'account')} and account.tenant_admin and account.locked_reason is null`.execute(
    transaction,
  );
  return rows.map(({ exhibitionId }) => exhibitionId);
}
