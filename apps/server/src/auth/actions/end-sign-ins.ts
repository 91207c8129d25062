import type { Transaction } from '../../database/database.ts';
import type { AccountKey } from '../store/second-factors.ts';
import { revokeSessionsOfAccount } from '../store/sessions.ts';

/** Ends every sign-in of an account, in every process within five seconds. @returns how many were alive. */
export async function endSignIns(
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
  reason: 'ended' | 'left',
): Promise<number> {
  return revokeSessionsOfAccount(transaction, tenantId, accountId, reason);
}
