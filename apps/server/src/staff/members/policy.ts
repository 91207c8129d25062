import { lockAccount, type Account } from '../../auth/index.ts';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Manager } from './manager.ts';
import { isElsewhere, lockMember, type LockedMember } from './store/members.ts';

/** @throws Refusal NOT_FOUND for who is not of the staff of the exhibition. */
export async function requireMember(
  transaction: Transaction,
  { exhibition }: Manager,
  membershipId: string,
): Promise<LockedMember> {
  const member = await lockMember(transaction, exhibition, membershipId);
  if (member === null) throw new Refusal('NOT_FOUND');
  return member;
}

/**
 * The account of a member, for what holds everywhere: locking it, its password, its second factor, its sessions. An admin
 * of one exhibition has no power over an account that reaches beyond it; else they could become a tenant admin.
 * @throws Refusal NOT_FOUND; FORBIDDEN where the account is more than the caller.
 */
export async function requireOwnAccount(
  transaction: Transaction,
  manager: Manager,
  membershipId: string,
): Promise<{ readonly member: LockedMember; readonly account: Account }> {
  const { staff, exhibition } = manager;
  const member = await requireMember(transaction, manager, membershipId);
  const account = await lockAccount(transaction, exhibition.tenantId, member.accountId);
  if (account === null) throw new Refusal('NOT_FOUND');
  if (staff.tenantAdmin) return { member, account };
  if (account.tenantAdmin || (await isElsewhere(transaction, exhibition, account.accountId)))
    throw new Refusal('FORBIDDEN');
  return { member, account };
}

/** @throws Refusal FORBIDDEN for one's own account: what is done to it needs somebody else. */
export function requireOther({ staff }: Manager, { accountId }: Account): void {
  if (accountId === staff.accountId) throw new Refusal('FORBIDDEN');
}
