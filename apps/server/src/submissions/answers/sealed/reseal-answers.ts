import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Vault } from '../../../platform/vault.ts';
import { lockSealsOf, updateSeals } from '../../store/seals.ts';
import { resealed } from './seal-answers.ts';

/**
 * Seals answers anew that one of these data keys sealed, at most `most`; what somebody else holds is left for later.
 * @param keyIds numbers of keys that `vault` opens.
 * @returns how many.
 */
export async function resealAnswers(
  database: Database,
  vault: Vault,
  keyIds: readonly string[],
  most: number,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const seals = await lockSealsOf(transaction, keyIds, most);
    await updateSeals(
      transaction,
      seals.map(({ scope, ...seal }) => ({ scope, ...resealed(vault, scope, seal) })),
    );
    return seals.length;
  });
}
