import type { TokenAnswer } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { accountLocked } from '../actions/account-locked.ts';
import type { Origin } from '../origin.ts';
import { presentTokens } from '../present.ts';
import type { AuthServices } from '../services.ts';
import { lockAccount } from '../store/accounts.ts';
import { selectMemberships } from '../store/memberships.ts';
import { insertFamily } from '../store/session-families.ts';
import { insertSession } from '../store/sessions.ts';
import { signAccessToken } from '../tokens/access-token.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';
import { actingSeconds } from './acting-seconds.ts';
import { auditActing } from './audit-acting.ts';
import { findActingAccounts, takeActingCode } from './store.ts';
import { actingTitle } from './tell-acting.ts';

/** Whoever holds the link of a member of staff. */
export interface ActingSignIn {
  readonly exhibition: Exhibition;
  readonly code: string;
  readonly origin: Origin;
}

/**
 * Shows a member of staff the portal as an account of an exhibitor sees it: for half an hour, which nothing renews. The
 * exhibition may be closed. It is no sign-in of the account: what is known of its last one stays. The exhibitor is told.
 * @throws Refusal ACTING_ENDED where the code was used or is over, ACCOUNT_LOCKED.
 */
export async function signInByActing(
  services: AuthServices,
  { exhibition, code, origin }: ActingSignIn,
): Promise<TokenAnswer> {
  const { database, now, tokenSecret, draftKeys, tellActing } = services;
  const { tenantId, exhibitionId } = exhibition;
  const lifeSeconds = actingSeconds.session;
  const at = now();
  // Returned, not thrown: a code that was shown is used up.
  const outcome = await inTransaction(database, async (transaction) => {
    const wish = await takeActingCode(transaction, exhibition, hashRefreshToken(code), at);
    const people = wish === null ? null : await findActingAccounts(transaction, wish);
    if (wish === null || people === null) return new Refusal('ACTING_ENDED');
    const account = await lockAccount(transaction, tenantId, people.accountId);
    const memberships = await selectMemberships(transaction, exhibition, people.accountId);
    const membership = memberships.find(({ membershipId }) => membershipId === wish.membershipId);
    const exhibitorId = membership?.exhibitorId ?? null;
    if (account === null || membership === undefined || exhibitorId === null)
      return new Refusal('ACTING_ENDED');
    if (account.lockedReason !== null) return accountLocked(exhibition, account.lockedReason);
    const { accountId } = account;
    const [familyId, sessionId] = [uuid(), uuid()];
    const from = { address: origin.address, userAgent: origin.userAgent.slice(0, 400) };
    await insertFamily(transaction, { tenantId, familyId, accountId, lifeSeconds, ...from });
    await insertSession(transaction, {
      tenantId,
      exhibitionId,
      sessionId,
      familyId,
      accountId,
      membershipId: membership.membershipId,
      clientId: exhibition.client.id,
      maySetPassword: false,
      steppedUpAt: null,
      actingMembershipId: wish.actingMembershipId,
      ...from,
    });
    await auditActing(transaction, 'exhibitor.act-begun', {
      tenantId,
      exhibitionId,
      accountId,
      exhibitorId,
      staffId: people.staffId,
      reason: wish.reason,
      origin,
    });
    const title = actingTitle(people.staffName, account.name, wish.reason);
    await tellActing(transaction, exhibition, { exhibitorId, title, by: people.staffId, at });
    return { account, membership, sessionId, staffName: people.staffName };
  });
  if (outcome instanceof Refusal) throw outcome;
  const { account, membership, sessionId, staffName } = outcome;
  const claims = { tenantId, exhibitionId, accountId: account.accountId, sessionId };
  const accessToken = await signAccessToken(tokenSecret, claims, at, lifeSeconds);
  const draftKey = await draftKeys.of(database, account);
  const opened = { membership, refreshToken: '', maySetPassword: false };
  const answer = presentTokens(exhibition, account, opened, { accessToken, lifeSeconds, draftKey });
  const until = new Date(at.getTime() + lifeSeconds * 1000).toISOString();
  // It is not theirs to set a password.
  return { ...answer, need_set_pwd: false, acting: { name: staffName, until } };
}
