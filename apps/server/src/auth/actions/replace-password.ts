import type { Transaction } from '../../database/database.ts';
import { addressKey } from '../../pace/index.ts';
import type { Staff, User } from '../caller.ts';
import type { Origin } from '../origin.ts';
import { updatePassword } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { deleteFailures } from '../store/failures.ts';
import { forgetDevices } from '../store/known.ts';
import { revokeOtherSessions } from '../store/sessions.ts';

/**
 * Gives an account its new password and ends every session but the caller's, wherever it is (wire.md §2). Returns how
 * many ended.
 */
export async function replacePassword(
  transaction: Transaction,
  caller: User | Staff,
  account: Account,
  passwordHash: string,
  { address }: Origin,
): Promise<number> {
  const { tenantId, accountId, phone, username } = account;
  await updatePassword(transaction, tenantId, accountId, passwordHash);
  // Whoever forgot the password failed with it: the new one is to work at once, from here.
  const logins = [
    phone === null ? [] : [`phone:${phone}`],
    username === null ? [] : [`username:${username}`],
  ];
  for (const login of logins.flat()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
    await deleteFailures(transaction, { tenantId, login, address: addressKey(address) });
  }
  await forgetDevices(transaction, tenantId, accountId);
  return revokeOtherSessions(transaction, caller, 'password');
}
