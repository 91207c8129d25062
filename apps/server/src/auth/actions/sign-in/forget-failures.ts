import type { Transaction } from '../../../database/database.ts';
import type { Account } from '../../store/accounts.ts';
import { deleteFailuresOfLogin } from '../../store/failures.ts';

/** Opens every door of an account that failures shut or slow down, from anywhere. */
export async function forgetFailures(
  transaction: Transaction,
  { tenantId, accountId, phone, username }: Account,
): Promise<void> {
  const logins = [
    `change:${accountId}`,
    ...(phone === null ? [] : [`phone:${phone}`]),
    ...(username === null ? [] : [`username:${username}`]),
  ];
  await deleteFailuresOfLogin(transaction, tenantId, logins);
}
