import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findLastingAdmins, lockStaff } from './store/lasting-admins.ts';

/**
 * Does something to the staff of a tenant, one after the other, so that of two admins who end each other one stays.
 * @throws Refusal LAST_ADMIN where an exhibition or the organiser would lose its last admin: then nothing is done.
 */
export async function keepAdmins<T>(
  database: Database,
  tenantId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await lockStaff(transaction, tenantId);
    const before = await findLastingAdmins(transaction, tenantId);
    const done = await work(transaction);
    const after = new Set(await findLastingAdmins(transaction, tenantId));
    if (before.some((exhibitionId) => !after.has(exhibitionId))) throw new Refusal('LAST_ADMIN');
    return done;
  });
}
