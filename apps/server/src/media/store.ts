import type { Transaction } from '../database/database.ts';
import { tenantScoped } from '../database/scoped/scoped.ts';

/** Names an account that has no name yet: a new medium's, which signed in by its number alone. */
export async function nameAccount(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
  name: string,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('account')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('name', '=', '')
    .execute();
}
