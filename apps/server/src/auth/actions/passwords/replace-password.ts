import type { Transaction } from '../../../database/database.ts';
import type { Staff, User } from '../../caller.ts';
import type { AuthServices } from '../../services.ts';
import { updatePassword } from '../../store/accounts.ts';
import type { Account } from '../../store/accounts.ts';
import { deleteChallengesOf } from '../../store/challenges.ts';
import { forgetDevices } from '../../store/known.ts';
import { revokeOtherSessions, revokeSessionsOfAccount } from '../../store/sessions.ts';
import { forgetFailures } from '../sign-in/forget-failures.ts';
import { tellPasswordChanged, type Telling } from './tell-password-changed.ts';

/** A new password of an account, and who gives it. */
export interface PasswordReplacement {
  /** As it is before. */
  readonly account: Account;
  readonly passwordHash: string;
  /** Whose session goes on; null where nobody is signed in: then all of them end. */
  readonly caller: User | Staff | null;
  /** Where its owner is told; null of an account that belongs to no exhibition. */
  readonly telling: Telling | null;
}

/**
 * Gives an account its new password, whoever gives it and by whatever way: what was tried with the old one counts no
 * more, so that the new one works at once, from anywhere; browsers that were known by the old one are not any more;
 * every session but the caller's ends, wherever it is; and the owner is told if there was another password before
 * (wire.md §2). Nothing else changes one.
 * @returns how many sessions ended.
 */
export async function replacePassword(
  services: Pick<AuthServices, 'messages' | 'now'>,
  transaction: Transaction,
  { account, passwordHash, caller, telling }: PasswordReplacement,
): Promise<number> {
  const { tenantId, accountId } = account;
  await updatePassword(transaction, tenantId, accountId, passwordHash);
  await forgetFailures(transaction, account);
  await forgetDevices(transaction, tenantId, accountId);
  await deleteChallengesOf(transaction, account);
  if (account.passwordHash !== null && telling !== null)
    await tellPasswordChanged(services, transaction, telling, account);
  return caller === null
    ? revokeSessionsOfAccount(transaction, tenantId, accountId, 'password')
    : revokeOtherSessions(transaction, caller, 'password');
}
