import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Origin } from '../origin.ts';
import { lockAccount, updatePassword, type Account } from '../store/accounts.ts';
import { forgetDevices } from '../store/known.ts';
import { revokeSessionsOfAccount } from '../store/sessions.ts';
import { hashNewPassword, type NewPassword } from './new-password.ts';

/** Whose password is set, and from where. */
export interface FirstPasswordSetting {
  readonly scope: Scope;
  readonly accountId: string;
  readonly wanted: NewPassword;
  readonly origin: Origin;
}

/** Whether an account has no password of its own yet, and may have one. */
function awaitsPassword({ passwordHash, needSetPwd, lockedReason }: Account): boolean {
  return lockedReason === null && (passwordHash === null || needSetPwd);
}

/**
 * Gives an account its first password; whoever calls proved that it is theirs.
 * @param beside happens in the same transaction, first; null refuses.
 * @throws Refusal PASSWORDS_DIFFER, PASSWORD_WEAK, TICKET_SPENT where there is a password already or `beside` refuses.
 */
export async function setFirstPassword(
  database: Database,
  { scope, accountId, wanted, origin }: FirstPasswordSetting,
  beside: (transaction: Transaction) => Promise<boolean>,
): Promise<Account> {
  const passwordHash = await hashNewPassword(wanted);
  return inTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, scope.tenantId, accountId);
    const open = account !== null && awaitsPassword(account) && (await beside(transaction));
    if (account === null || !open) throw new Refusal('TICKET_SPENT');
    await updatePassword(transaction, scope.tenantId, accountId, passwordHash);
    await forgetDevices(transaction, scope.tenantId, accountId);
    const sessionsEnded = await revokeSessionsOfAccount(transaction, scope.tenantId, accountId, 'password');
    await auditAuth(transaction, 'password-set', scope, account, origin, { sessionsEnded, by: 'link' });
    return account;
  });
}
