import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import { hashDay } from './hash-day.ts';
import { claimSealing, insertSeal, selectLastSeal, selectNextDay, selectScopes } from './store.ts';

/** A day is sealed this long after its end: until then statements of it may still be under way. */
const SETTLED_MS = 2 * 3_600_000;

/** Seals every day that is over, of every exhibition. @returns how many days. */
export async function sealAudit(database: Database, now: Date): Promise<number> {
  let sealed = 0;
  // One after the other: nobody waits for it.
  for (const scope of await selectScopes(database)) sealed += await sealExhibition(database, scope, now);
  return sealed;
}

/** Seals every day of an exhibition that is over, the oldest first, each in a transaction of its own. */
export async function sealExhibition(database: Database, scope: Scope, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SETTLED_MS);
  before.setUTCHours(0, 0, 0, 0);
  for (let sealed = 0; ; sealed += 1) {
    const done = await inTransaction(database, async (transaction) => {
      if (!(await claimSealing(transaction, scope))) return false;
      const last = await selectLastSeal(transaction, scope);
      const day = await selectNextDay(transaction, scope, last?.day ?? null, before);
      if (day === null) return false;
      await insertSeal(transaction, scope, await hashDay(transaction, scope, day, last?.hash ?? ''));
      return true;
    });
    if (!done) return sealed;
  }
}
