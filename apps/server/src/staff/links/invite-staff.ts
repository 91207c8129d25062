import { randomBytes } from 'node:crypto';
import { limits, type InviteStaffRequest, type StaffLinkMade } from '@zhantai/contract';
import { hashSecret } from '../../auth/index.ts';
import { formatTime } from '../../exhibitions/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { auditStaff } from '../members/audit-staff.ts';
import { mailOwner } from '../members/mail-owner.ts';
import type { Manager } from '../members/manager.ts';
import { readEnd } from '../members/read-end.ts';
import { lockStaff } from '../members/store/lasting-admins.ts';
import { findMembers } from '../members/store/members.ts';
import type { StaffServices } from '../services.ts';
import { staffLinkAddress } from './staff-link-address.ts';
import { findInvitations, insertInvitation } from './store.ts';

/** Members and open invitations of an exhibition. */
const most = 500;

/**
 * Invites somebody to the staff: the link is shown to be handed over, and mailed where there is an address. Who accepts it
 * chooses user name and password. @throws Refusal LIMIT_REACHED, BAD_REQUEST for an end that is over.
 */
export async function inviteStaff(
  services: StaffServices,
  manager: Manager,
  request: InviteStaffRequest,
): Promise<StaffLinkMade> {
  const { database, publicUrl, now } = services;
  const { exhibition, staff } = manager;
  const { name, email = '', role, formGroups = [], formIds = [], halls = [] } = request;
  const at = now();
  const memberEndsAt = readEnd(request.endsAt ?? null, exhibition, at);
  const expiresAt = new Date(at.getTime() + limits.staffLinkSeconds * 1000);
  return inTransaction(database, async (transaction) => {
    await lockStaff(transaction, exhibition.tenantId);
    const members = await findMembers(transaction, exhibition);
    const count = members.length + (await findInvitations(transaction, exhibition, at)).length;
    if (count >= most) throw new Refusal('LIMIT_REACHED', { limit: most, count }, { limit: most, count });
    const code = randomBytes(32).toString('base64url');
    const linkId = newId();
    await insertInvitation(transaction, exhibition, {
      linkId,
      codeHash: hashSecret(code),
      name: name.trim(),
      email: email.trim(),
      role,
      formGroups: [...new Set(formGroups)],
      formIds: [...new Set(formIds)],
      halls: [...new Set(halls)],
      mayDecide: request.mayDecide ?? false,
      maySeeSensitive: request.maySeeSensitive ?? false,
      memberEndsAt,
      madeBy: staff.accountId,
      madeAt: at,
      expiresAt,
    });
    const link = staffLinkAddress(publicUrl, exhibition, code);
    const words = { name: staff.name, link };
    const life = limits.staffLinkSeconds;
    await mailOwner(services, transaction, exhibition, email.trim(), 'staffInvitation', words, life);
    await auditStaff(transaction, manager, {
      action: 'invite',
      id: linkId,
      detail: { role, formGroups, formIds, halls },
    });
    return { link, expires: formatTime(expiresAt, exhibition.zone) };
  });
}
