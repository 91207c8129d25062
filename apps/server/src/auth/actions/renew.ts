import { staffRoles } from '@zhantai/contract';
import type { Role, TokenAnswer } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition, Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditAuth } from '../audit-auth.ts';
import type { Origin } from '../origin.ts';
import { hashRefreshToken } from '../refresh-token.ts';
import type { AuthServices } from '../services.ts';
import { lockAccount, selectAccount } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { selectMemberships, touchMembership } from '../store/memberships.ts';
import type { Membership } from '../store/memberships.ts';
import { markRefreshTokenUsed, selectRefreshToken } from '../store/refresh-tokens.ts';
import type { RefreshToken } from '../store/refresh-tokens.ts';
import { revokeSession } from '../store/sessions.ts';
import { accountLocked } from './account-locked.ts';
import { answerWithTokens, continueSession, openSession } from './open-session.ts';
import type { OpenedSession } from './open-session.ts';

/** A wish for fresh tokens, and perhaps for another exhibition or exhibitor of the same account. */
export interface Renewal {
  /** The exhibition that the headers name. */
  readonly exhibition: Exhibition;
  readonly refreshToken: string;
  readonly exhibitId: string | null;
  readonly exhibitorId: string | null;
  readonly origin: Origin;
}

type Outcome =
  | { readonly kind: 'renewed'; readonly account: Account; readonly opened: OpenedSession }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): Outcome => ({ kind: 'refused', refusal });

/**
 * Exchanges a refresh token for a new pair. A token that comes a second time ends its session: one of the two who
 * hold it is not its owner (wire.md §2).
 * @throws Refusal TOKEN_EXPIRED, TOKEN_REVOKED, ACCOUNT_LOCKED, WRONG_EXHIBITION, or FORBIDDEN where the account is
 * nothing in the exhibition or for the exhibitor that was asked for.
 */
export async function renew(services: AuthServices, wanted: Renewal): Promise<TokenAnswer> {
  // The refusal is thrown after the transaction: what it revoked must stay revoked.
  const outcome = await inTransaction(services.database, (transaction) => exchange(transaction, wanted));
  if (outcome.kind === 'refused') throw outcome.refusal;
  const { membership } = outcome.opened;
  const exhibition = await services.exhibitions.find(membership.tenantId, membership.exhibitionId);
  if (exhibition === null) throw new Error('A membership without its exhibition');
  return answerWithTokens(services, exhibition, outcome.account, outcome.opened);
}

async function exchange(transaction: Transaction, wanted: Renewal): Promise<Outcome> {
  const hash = hashRefreshToken(wanted.refreshToken);
  const token = await selectRefreshToken(transaction, hash);
  if (token === null) return refused(new Refusal('TOKEN_REVOKED'));
  if (!fitsHeaders(token, wanted)) return refused(new Refusal('WRONG_EXHIBITION'));
  if (token.used) {
    const wasAlive = await revokeSession(transaction, token, token.sessionId, 'reuse');
    if (wasAlive) await auditAuth(transaction, 'token-reuse', token, token, wanted.origin);
    return refused(new Refusal('TOKEN_REVOKED'));
  }
  if (token.revoked) return refused(new Refusal('TOKEN_REVOKED'));
  if (token.expired) return refused(new Refusal('TOKEN_EXPIRED'));
  const account = await selectAccount(transaction, token.tenantId, token.accountId);
  if (account === null) return refused(new Refusal('TOKEN_REVOKED'));
  if (account.lockedReason !== null) return refused(accountLocked(wanted.exhibition, account.lockedReason));
  const membership = await chooseMembership(transaction, token, wanted);
  if (membership === null) return refused(new Refusal('FORBIDDEN'));
  await markRefreshTokenUsed(transaction, hash);
  const opened =
    membership.membershipId === token.membershipId
      ? await continueSession(transaction, token, membership)
      : await switchTo(transaction, token, membership, wanted);
  return { kind: 'renewed', account, opened };
}

/** The headers name the exhibition that the token is for, or already the one that is switched to. */
function fitsHeaders(token: RefreshToken, { exhibition, exhibitId }: Renewal): boolean {
  const { tenantId, exhibitionId } = exhibition;
  return token.tenantId === tenantId && (token.exhibitionId === exhibitionId || exhibitId === exhibitionId);
}

const isStaff = (role: Role): boolean => staffRoles.some((one) => one === role);

/** The membership to go on in, never from a role of the portal to one of the staff or back. */
async function chooseMembership(
  transaction: Transaction,
  token: RefreshToken,
  wanted: Renewal,
): Promise<Membership | null> {
  const target: Scope = { tenantId: token.tenantId, exhibitionId: wanted.exhibitId ?? token.exhibitionId };
  const here = await selectMemberships(transaction, token, token.accountId);
  const current = here.find(({ membershipId }) => membershipId === token.membershipId);
  if (current === undefined) return null;
  const there =
    target.exhibitionId === token.exhibitionId
      ? here
      : await selectMemberships(transaction, target, token.accountId);
  const possible = there.filter(({ role }) => isStaff(role) === isStaff(current.role));
  if (wanted.exhibitorId !== null)
    return possible.find(({ exhibitorId }) => exhibitorId === wanted.exhibitorId) ?? null;
  return possible.find((one) => one.membershipId === current.membershipId) ?? possible[0] ?? null;
}

async function switchTo(
  transaction: Transaction,
  token: RefreshToken,
  membership: Membership,
  wanted: Renewal,
): Promise<OpenedSession> {
  // Whoever replaces the password meanwhile ends the new session too.
  await lockAccount(transaction, token.tenantId, token.accountId);
  await revokeSession(transaction, token, token.sessionId, 'switched');
  await touchMembership(transaction, membership);
  await auditAuth(transaction, 'switch', membership, membership, wanted.origin, {
    role: membership.role,
    exhibitorId: membership.exhibitorId,
  });
  const { client } = wanted.exhibition;
  return openSession(transaction, membership, client.id, wanted.origin, token.maySetPassword);
}
