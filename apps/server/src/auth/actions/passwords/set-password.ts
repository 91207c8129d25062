import type { PasswordChanged, SetPasswordRequest } from '@zhantai/contract';
import type { Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { auditAuth } from '../../audit-auth.ts';
import type { Staff, User } from '../../caller.ts';
import { loginName } from '../../accounts/login-name.ts';
import type { Origin } from '../../origin.ts';
import { requireAccount, requireMaySetPassword } from '../../policy.ts';
import type { AuthServices } from '../../services.ts';
import { provePhone } from '../../sms/prove-phone.ts';
import { lockAccount } from '../../store/accounts.ts';
import type { Account } from '../../store/accounts.ts';
import { markCodeUsed } from '../../store/sms-codes.ts';
import { hashNewPassword } from './new-password.ts';
import { replacePassword } from './replace-password.ts';
import type { Telling } from './tell-password-changed.ts';

/** Who sets a password, and from where. */
export interface PasswordSetting extends Telling {
  readonly caller: User | Staff;
  readonly wanted: SetPasswordRequest;
  readonly origin: Origin;
}

/**
 * Sets a password without the old one: for an account that has none of its own yet, or in a session whose phone was
 * proved (wire.md §2). A phone and a code are checked where they are given.
 * @throws Refusal FORBIDDEN, PASSWORDS_DIFFER, PASSWORD_WEAK, BAD_REQUEST or SMS_CODE_WRONG.
 */
export async function setPassword(
  services: AuthServices,
  { caller, exhibition, language, wanted, origin }: PasswordSetting,
): Promise<PasswordChanged> {
  await requireMaySetPassword(services.database, caller);
  const passwordHash = await hashNewPassword(wanted);
  const outcome = await inTransaction(services.database, async (transaction) => {
    // Of two at once the second finds that nothing is left to set.
    const account = requireAccount(await lockAccount(transaction, caller.tenantId, caller.accountId));
    await requireMaySetPassword(transaction, caller);
    const refusal = await checkPhone(services, transaction, { exhibition, wanted, origin }, account);
    if (refusal !== null) return refusal;
    const change = { caller, account, passwordHash, telling: { exhibition, language } };
    const sessionsEnded = await replacePassword(services, transaction, change);
    await auditAuth(transaction, 'password-set', caller, account, origin, { sessionsEnded });
    return { sessionsEnded };
  });
  // Thrown after the transaction: what a wrong code cost is kept.
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function checkPhone(
  services: AuthServices,
  transaction: Transaction,
  { exhibition, wanted, origin }: Omit<PasswordSetting, 'caller' | 'language'>,
  account: Account,
): Promise<Refusal | null> {
  const { phone, smsCode } = wanted;
  if (phone === undefined && smsCode === undefined) return null;
  if (phone === undefined || smsCode === undefined) {
    return new Refusal('BAD_REQUEST', { detail: phone === undefined ? 'phone' : 'smsCode' });
  }
  const number = loginName('phone', phone);
  if (number !== account.phone) return new Refusal('SMS_CODE_WRONG');
  const proof = { exhibition, phone: number, code: smsCode, templates: ['setPwd'], origin } as const;
  const proven = await provePhone(services, transaction, proof);
  if (proven === null) return new Refusal('SMS_CODE_WRONG');
  await markCodeUsed(transaction, { tenantId: account.tenantId, phone: number }, proven.codeId);
  return null;
}
