import type { Transaction } from '../database/database.ts';

/** Names an account that has no name yet: a new medium's, which signed in by its number alone. */
export async function nameAccount(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  name: string,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('name', '=', '')
    .execute();
}
