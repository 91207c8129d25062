import { resetFactor } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StaffServices } from '../services.ts';
import { auditStaff } from './audit-staff.ts';
import type { Manager } from './manager.ts';
import { requireOther, requireOwnAccount } from './policy.ts';
import { mailOwner } from './mail-owner.ts';

/**
 * Takes the second factor of a member who lost it, with all sessions: they sign in with the password and enrol another.
 * Its owner is told, for whoever has the password could have asked for it.
 * @throws Refusal NOT_FOUND, also where there is no second factor; FORBIDDEN, also for one's own.
 */
export async function resetMemberFactor(
  services: Pick<StaffServices, 'database' | 'messages'>,
  manager: Manager,
  membershipId: string,
  reason: string,
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const { account } = await requireOwnAccount(transaction, manager, membershipId);
    requireOther(manager, account);
    if (!account.hasFactor) throw new Refusal('NOT_FOUND');
    const sessions = await resetFactor(transaction, account);
    const entry = { action: 'reset-factor', id: membershipId, detail: { sessions }, reason } as const;
    await auditStaff(transaction, manager, entry);
    const { name } = manager.staff;
    await mailOwner(services, transaction, manager.exhibition, account.email, 'factorReset', {
      name,
      reason,
    });
  });
}
