import { closeAccount, openAccount } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { auditStaff } from './audit-staff.ts';
import { keepAdmins } from './keep-admins.ts';
import type { Manager } from './manager.ts';
import { requireOwnAccount } from './policy.ts';

/**
 * Locks the account of a member with a reason that is shown at the sign-in, or opens it: null.
 * @throws Refusal NOT_FOUND, FORBIDDEN, LAST_ADMIN.
 */
export async function setMemberLock(
  database: Database,
  manager: Manager,
  membershipId: string,
  reason: string | null,
): Promise<void> {
  await keepAdmins(database, manager.exhibition.tenantId, async (transaction) => {
    const { account } = await requireOwnAccount(transaction, manager, membershipId);
    if (reason === null) {
      await openAccount(transaction, account);
      await auditStaff(transaction, manager, { action: 'unlock', id: membershipId });
      return;
    }
    const sessions = await closeAccount(transaction, account, reason);
    await auditStaff(transaction, manager, {
      action: 'lock',
      id: membershipId,
      detail: { sessions },
      reason,
    });
  });
}
