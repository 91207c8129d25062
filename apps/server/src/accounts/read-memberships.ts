import {
  limits,
  portalRoles,
  type ExhibitorAccount,
  type Membership,
  type Memberships,
} from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { accountLimit } from '../exceptions/index.ts';
import { formatTime, formatTimeOrNull, localText, type Exhibition } from '../exhibitions/index.ts';
import { findExhibitorMembers, findMemberships, type ExhibitorMember } from './store.ts';

/** What the signed-in account is, and who else acts for its exhibitor. */
export async function readMemberships(
  database: Database,
  user: User,
  exhibition: Exhibition,
  language: Language,
): Promise<Memberships> {
  const { exhibitorId } = user;
  const [memberships, members, limit] = await Promise.all([
    ownMemberships(database, user, language),
    exhibitorId === null ? [] : findExhibitorMembers(database, exhibition, exhibitorId),
    exhibitorId === null ? limits.exhibitorAccounts : accountLimit(database, exhibition, exhibitorId),
  ]);
  return {
    memberships,
    accounts: members.map((member) => presentMember(member, user, exhibition.zone)),
    mayManage: members.some(({ main, accountId }) => main && accountId === user.accountId),
    limit,
  };
}

/** Every membership of the signed-in account in the portal. */
export async function ownMemberships(
  database: Database,
  user: User,
  language: Language,
): Promise<Membership[]> {
  const found = await findMemberships(database, user.tenantId, user.accountId, portalRoles);
  return found.map((one) => ({
    exhibitId: one.exhibitionId,
    exhibitionTitle: localText(one.title, language),
    role: one.role,
    exhibitorId: one.exhibitorId,
    exhibitorName: one.exhibitorName,
    current: one.membershipId === user.membershipId,
  }));
}

function presentMember(member: ExhibitorMember, user: User, zone: string): ExhibitorAccount {
  const { accountId, invitedName, lastUsedAt } = member;
  // Who has not come may be an outsider to the inviter: nothing is told that it did not say itself.
  const outsider = invitedName !== null && lastUsedAt === null;
  return {
    id: accountId,
    name: outsider ? invitedName : member.name,
    phone: member.phone,
    email: outsider ? '' : member.email,
    main: member.main,
    self: accountId === user.accountId,
    invitedAt: formatTime(member.invitedAt, zone),
    lastSignIn: formatTimeOrNull(lastUsedAt, zone),
  };
}
