import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Vault } from '../../platform/vault.ts';
import { lockFactorsOf, updateFactor } from '../store/second-factors.ts';
import { openFactor, sealFactor } from './second-factors.ts';

/**
 * Seals second factors anew that one of these data keys sealed, at most `most`; what somebody else holds is left for later.
 * @returns how many.
 */
export async function resealFactors(
  database: Database,
  vault: Vault,
  keyIds: readonly string[],
  most: number,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const found = await lockFactorsOf(transaction, keyIds, most);
    for (const { tenantId, accountId, sealed, lastStep } of found) {
      const owner = { tenantId, accountId };
      const anew = sealFactor(vault, owner, openFactor(vault, owner, sealed));
      await updateFactor(transaction, owner, anew, lastStep);
    }
    return found.length;
  });
}
