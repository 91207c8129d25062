import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditStaff } from '../members/audit-staff.ts';
import type { Manager } from '../members/manager.ts';
import type { StaffServices } from '../services.ts';
import { closeInvitation } from './store.ts';

/** Takes an invitation back. @throws Refusal NOT_FOUND for one that was accepted, withdrawn or is over. */
export async function withdrawInvitation(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  manager: Manager,
  linkId: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await closeInvitation(transaction, manager.exhibition, linkId, now())))
      throw new Refusal('NOT_FOUND');
    await auditStaff(transaction, manager, { action: 'withdraw', id: linkId });
  });
}
