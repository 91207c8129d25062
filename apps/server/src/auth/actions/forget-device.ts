import { inTransaction } from '../../database/in-transaction.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Staff, User } from '../caller.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';

/** Gives the caller another draft key: what lies on devices where nobody is signed in opens nowhere any more. */
export async function forgetDevice(
  { database, draftKeys }: Pick<AuthServices, 'database' | 'draftKeys'>,
  caller: User | Staff,
  origin: Origin,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await draftKeys.change(transaction, caller);
    await auditAuth(transaction, 'device-forgotten', caller, caller, origin);
  });
}
