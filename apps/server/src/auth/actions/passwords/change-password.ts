import type { PasswordChanged, UpdatePasswordRequest } from '@zhantai/contract';
import { inTransaction } from '../../../database/in-transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { auditAuth } from '../../audit-auth.ts';
import type { Staff, User } from '../../caller.ts';
import { isLockedOut } from '../../accounts/lockout.ts';
import type { Origin } from '../../origin.ts';
import { verifyPassword } from '../../passwords/password.ts';
import type { AuthServices } from '../../services.ts';
import { lockAccount, selectAccount } from '../../store/accounts.ts';
import { insertFailure, lockLogin, selectFailures } from '../../store/failures.ts';
import type { Door } from '../../store/failures.ts';
import { hashNewPassword } from './new-password.ts';
import { replacePassword } from './replace-password.ts';
import type { Telling } from './tell-password-changed.ts';

/**
 * Replaces a password by whoever knows it (wire.md §2). Who guesses at it with a session of somebody else's has five
 * tries in half an hour.
 * @throws Refusal OLD_PASSWORD_WRONG, TOO_MANY_FAILURES, PASSWORDS_DIFFER or PASSWORD_WEAK.
 */
export async function changePassword(
  services: AuthServices,
  caller: User | Staff,
  wanted: UpdatePasswordRequest,
  origin: Origin,
  telling: Telling,
): Promise<PasswordChanged> {
  const { database } = services;
  const { tenantId, accountId } = caller;
  // One door for all addresses: only holders of a session come here, so nobody else can shut it.
  const door: Door = { tenantId, login: `change:${accountId}`, address: '', around: '', known: true };
  const before = await selectFailures(database, door);
  if (isLockedOut(before.failures, before.now)) throw new Refusal('TOO_MANY_FAILURES');
  const passwordHash = await hashNewPassword(wanted);
  const known = (await selectAccount(database, tenantId, accountId))?.passwordHash ?? null;
  const fits = await verifyPassword(known, wanted.oldPassword, true);
  const outcome = await inTransaction(database, async (transaction) => {
    await lockLogin(transaction, door);
    const { failures, now } = await selectFailures(transaction, door);
    if (isLockedOut(failures, now)) return new Refusal('TOO_MANY_FAILURES');
    const account = await lockAccount(transaction, tenantId, accountId);
    // A password that was replaced meanwhile is not the old one any more.
    if (account === null || !fits || account.passwordHash !== known) {
      await insertFailure(transaction, door);
      await auditAuth(transaction, 'password-refused', caller, caller, origin);
      return new Refusal('OLD_PASSWORD_WRONG');
    }
    const change = { caller, account, passwordHash, telling };
    const sessionsEnded = await replacePassword(services, transaction, change);
    await auditAuth(transaction, 'password-changed', caller, account, origin, { sessionsEnded });
    return { sessionsEnded };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
