import { inTransaction } from '../../../database/in-transaction.ts';
import type { Transaction } from '../../../database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { auditAuth } from '../../audit-auth.ts';
import type { Origin } from '../../origin.ts';
import type { AuthServices } from '../../services.ts';
import { lockAccount, type Account } from '../../store/accounts.ts';
import { hashNewPassword, type NewPassword } from './new-password.ts';
import { replacePassword } from './replace-password.ts';
import type { Telling } from './tell-password-changed.ts';

/** Whose password is set, and from where. */
export interface FirstPasswordSetting extends Telling {
  readonly accountId: string;
  readonly wanted: NewPassword;
  readonly origin: Origin;
}

/** Whether an account has no password of its own yet, and may have one. */
function awaitsPassword({ passwordHash, needSetPwd, lockedReason }: Account): boolean {
  return lockedReason === null && (passwordHash === null || needSetPwd);
}

/**
 * Gives an account its first password, or a new one where the organiser let it be set again; whoever calls proved that
 * it is theirs.
 * @param withinTransaction happens in the same transaction, first; null refuses.
 * @throws Refusal PASSWORDS_DIFFER, PASSWORD_WEAK, TICKET_SPENT where there is a password already or `withinTransaction` refuses.
 */
export async function setFirstPassword(
  services: Pick<AuthServices, 'database' | 'messages' | 'now'>,
  { exhibition, language, accountId, wanted, origin }: FirstPasswordSetting,
  withinTransaction: (transaction: Transaction) => Promise<boolean>,
): Promise<Account> {
  const passwordHash = await hashNewPassword(wanted);
  return inTransaction(services.database, async (transaction) => {
    const account = await lockAccount(transaction, exhibition.tenantId, accountId);
    const open = account !== null && awaitsPassword(account) && (await withinTransaction(transaction));
    if (account === null || !open) throw new Refusal('TICKET_SPENT');
    const telling = { exhibition, language };
    const change = { account, passwordHash, caller: null, telling };
    const sessionsEnded = await replacePassword(services, transaction, change);
    await auditAuth(transaction, 'password-set', exhibition, account, origin, { sessionsEnded, by: 'link' });
    return account;
  });
}
