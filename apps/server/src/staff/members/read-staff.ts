import type { StaffList } from '@zhantai/contract';
import { mustEnrol, type Staff } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { formatTime, formatTimeOrNull, type Exhibition } from '../../exhibitions/index.ts';
import { findInvitations } from '../links/store.ts';
import { findMembers } from './store/members.ts';

/** Who is of the staff, what each may, and who is invited. */
export async function readStaff(
  database: Database,
  staff: Staff,
  exhibition: Exhibition,
  now: Date,
): Promise<StaffList> {
  const { zone, profile } = exhibition;
  const [members, invitations] = await Promise.all([
    findMembers(database, exhibition),
    findInvitations(database, exhibition, now),
  ]);
  return {
    members: members.map((member) => ({
      id: member.membershipId,
      name: member.name,
      username: member.username,
      email: member.email,
      role: member.role,
      formGroups: [...member.formGroups],
      formIds: [...member.formIds],
      halls: [...member.halls],
      mayDecide: member.mayDecide,
      maySeeSensitive: member.maySeeSensitive,
      endsAt: formatTimeOrNull(member.endsAt, zone),
      tenantAdmin: member.tenantAdmin,
      locked: member.lockedReason,
      enrolled: member.enrolled,
      mustEnrol: mustEnrol(member),
      lastUsed: formatTimeOrNull(member.lastUsedAt, zone),
      address: member.address,
      self: member.accountId === staff.accountId,
      ownAccount: staff.tenantAdmin || !(member.tenantAdmin || member.elsewhere),
    })),
    invitations: invitations.map(({ linkId, name, role, expiresAt }) => ({
      id: linkId,
      name,
      role,
      expires: formatTime(expiresAt, zone),
    })),
    halls: profile.halls.map(({ hall }) => hall),
  };
}
