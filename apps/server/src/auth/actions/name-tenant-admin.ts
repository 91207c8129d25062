import type { Transaction } from '../../database/database.ts';
import type { Account } from '../store/accounts.ts';
import { updateTenantAdmin } from '../store/memberships.ts';

/** Makes an account a tenant admin, in every process within five seconds. */
export async function nameTenantAdmin(transaction: Transaction, account: Account): Promise<void> {
  await updateTenantAdmin(transaction, account, true);
}
