import { inTransaction } from '../database/in-transaction.ts';
import type { KeepingServices } from './actions.ts';
import { dropOrphans, takeUnshown } from './store.ts';

/**
 * Removes what was uploaded with tickets before `before` and named by no submission, at most `most` files, and contents
 * of before then that nothing shows: their files are gone, or their uploads never came to an end.
 * @returns how many files.
 */
export async function removeOrphans(
  { database, storage }: Pick<KeepingServices, 'database' | 'storage'>,
  before: Date,
  most: number,
): Promise<number> {
  const removed = await inTransaction(database, (transaction) => dropOrphans(transaction, before, most));
  for (;;) {
    // Its row stays locked until it is gone, so nobody shows it anew meanwhile; one a transaction, for what is removed
    // does not come back with what fails.
    // oxlint-disable-next-line no-await-in-loop
    const found = await inTransaction(database, async (transaction) => {
      const key = await takeUnshown(transaction, before);
      if (key !== null) await storage.remove(key);
      return key;
    });
    if (found === null) return removed;
  }
}
