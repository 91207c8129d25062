import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { hashPassword } from '../passwords/password.ts';
import { updateLock, type Account } from '../store/accounts.ts';
import { revokeSessionsOfAccount } from '../store/sessions.ts';
import { forgetFailures } from './sign-in/forget-failures.ts';

/** Closes an account and ends its sessions, in every process within five seconds. Returns how many ended. */
export async function closeAccount(
  transaction: Transaction,
  { tenantId, accountId }: Account,
  reason: string,
): Promise<number> {
  await updateLock(transaction, tenantId, accountId, reason);
  return revokeSessionsOfAccount(transaction, tenantId, accountId, 'locked');
}

/** Opens an account again, and every door that failures shut: it can be signed in to at once, from anywhere. */
export async function openAccount(transaction: Transaction, account: Account): Promise<void> {
  await updateLock(transaction, account.tenantId, account.accountId, null);
  await forgetFailures(transaction, account);
}

/** A password that nobody chose, hashed outside of any transaction. */
export async function makePassword(): Promise<{ readonly password: string; readonly hash: string }> {
  const password = `${randomBytes(12).toString('base64url')}Aa1`;
  return { password, hash: await hashPassword(password) };
}
