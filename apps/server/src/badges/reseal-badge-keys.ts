import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Vault } from '../platform/vault.ts';
import { resealedBadgeKey } from './badge-keys.ts';
import { lockBadgeKeyOf, updateBadgeKey } from './store.ts';

/** Seals one badge key anew that one of these data keys sealed. @returns how many: one or none. */
export async function resealBadgeKey(
  database: Database,
  vault: Vault,
  keyIds: readonly string[],
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const found = await lockBadgeKeyOf(transaction, keyIds);
    if (found === null) return 0;
    const { scope, ...row } = found;
    await updateBadgeKey(transaction, scope, resealedBadgeKey(vault, scope, row));
    return 1;
  });
}
