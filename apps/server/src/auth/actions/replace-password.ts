import type { Transaction } from '../../database/database.ts';
import { addressKey } from '../../pace/index.ts';
import type { Staff, User } from '../caller.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { updatePassword } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { deleteFailures } from '../store/failures.ts';
import { forgetDevices } from '../store/known.ts';
import { revokeOtherSessions } from '../store/sessions.ts';
import { tellPasswordChanged, type Telling } from './tell-password-changed.ts';

/** A new password, and who gives it from where. */
export interface NewPassword extends Telling {
  readonly caller: User | Staff;
  readonly account: Account;
  readonly passwordHash: string;
  readonly origin: Origin;
}

/**
 * Gives an account its new password, ends every session but the caller's, wherever it is, and tells the owner if there
 * was another password before (wire.md §2). Returns how many sessions ended.
 */
export async function replacePassword(
  services: AuthServices,
  transaction: Transaction,
  { caller, account, passwordHash, origin: { address }, ...telling }: NewPassword,
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
  if (account.passwordHash !== null) await tellPasswordChanged(services, transaction, telling, account);
  return revokeOtherSessions(transaction, caller, 'password');
}
