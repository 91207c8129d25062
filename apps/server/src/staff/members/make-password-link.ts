import { limits, type StaffLinkMade } from '@zhantai/contract';
import { updateNeedsPassword } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openStaffLink } from '../links/open-staff-link.ts';
import { staffLinkAddress } from '../links/staff-link-address.ts';
import type { StaffServices } from '../services.ts';
import { auditStaff } from './audit-staff.ts';
import { mailOwner } from './mail-owner.ts';
import type { Manager } from './manager.ts';
import { requireOwnAccount } from './policy.ts';

/**
 * A link that sets a member's password once. It goes to the owner where mail is sent; only where it cannot it is shown.
 * @throws Refusal NOT_FOUND, also where the account is locked; FORBIDDEN.
 */
export async function makePasswordLink(
  services: StaffServices,
  manager: Manager,
  membershipId: string,
): Promise<StaffLinkMade> {
  const { database, publicUrl, now } = services;
  const { exhibition, staff } = manager;
  return inTransaction(database, async (transaction) => {
    const { account } = await requireOwnAccount(transaction, manager, membershipId);
    if (account.lockedReason !== null) throw new Refusal('NOT_FOUND');
    const { tenantId, accountId } = account;
    // A link sets a password where one is asked for.
    await updateNeedsPassword(transaction, tenantId, accountId);
    const wish = { accountId, by: staff.accountId };
    const { code, expiresAt } = await openStaffLink(transaction, exhibition, wish, now());
    const link = staffLinkAddress(publicUrl, exhibition, code);
    const words = { name: staff.name, link };
    const life = limits.staffLinkSeconds;
    const mailed = await mailOwner(
      services,
      transaction,
      exhibition,
      account.email,
      'staffPassword',
      words,
      life,
    );
    await auditStaff(transaction, manager, { action: 'password-link', id: membershipId, detail: { mailed } });
    return { link: mailed ? null : link, expires: formatTime(expiresAt, exhibition.zone) };
  });
}
