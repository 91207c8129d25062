import { inTransaction } from '../database/in-transaction.ts';
import type { KeepingServices } from './actions.ts';
import { dropOrphans, forgetRemoved, takeUnshown } from './store.ts';

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
    // What cannot be removed just now is left to somebody later.
    // One after the other, for the store is others' too.
    const found = await takeUnshown(database, before);
    if (found === null) return removed;
    await storage.remove(found);
    await forgetRemoved(database, found);
  }
}
