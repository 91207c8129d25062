import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Staff } from '../caller.ts';
import { selectMemberships } from '../store/memberships.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';
import { actingSeconds } from './acting-seconds.ts';
import { insertActingCode } from './store.ts';

/** As whom a member of staff is to see the portal, and why. */
export interface ActingRequest {
  readonly accountId: string;
  readonly exhibitorId: string;
  readonly reason: string;
}

/**
 * A code that opens the portal once as an account of an exhibitor sees it.
 * @throws Refusal NOT_FOUND where the account does not act for the exhibitor.
 */
export async function makeActingCode(
  transaction: Transaction,
  staff: Staff,
  { accountId, exhibitorId, reason }: ActingRequest,
  now: Date,
): Promise<string> {
  const memberships = await selectMemberships(transaction, staff, accountId);
  const membership = memberships.find((one) => one.role === 'exhibitor' && one.exhibitorId === exhibitorId);
  if (membership === undefined) throw new Refusal('NOT_FOUND');
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + actingSeconds.code * 1000);
  const { tenantId, exhibitionId } = staff;
  const wish = {
    tenantId,
    exhibitionId,
    membershipId: membership.membershipId,
    actingMembershipId: staff.membershipId,
    reason,
  };
  await insertActingCode(transaction, wish, hashRefreshToken(code), { now, expiresAt });
  return code;
}
