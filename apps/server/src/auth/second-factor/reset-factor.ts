import type { Transaction } from '../../database/database.ts';
import { deleteChallengesOf } from '../store/challenges.ts';
import { replaceRecoveryCodes, updateFactor, type AccountKey } from '../store/second-factors.ts';
import { revokeSessionsOfAccount } from '../store/sessions.ts';

/**
 * Takes the second factor of an account, its recovery codes and its sessions: who lost the authenticator signs in with the
 * password and enrols another. @returns how many sessions ended.
 */
export async function resetFactor(transaction: Transaction, account: AccountKey): Promise<number> {
  await updateFactor(transaction, account, null);
  await replaceRecoveryCodes(transaction, account, []);
  await deleteChallengesOf(transaction, account);
  return revokeSessionsOfAccount(transaction, account.tenantId, account.accountId, 'factor');
}
