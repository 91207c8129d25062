import { limits, staffRoles } from '@zhantai/contract';
import type { Role, TokenAnswer } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition, Scope } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { auditAuth } from '../audit-auth.ts';
import { refuseSwitch } from '../policy.ts';
import type { Origin } from '../origin.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';
import type { AuthServices } from '../services.ts';
import { selectAccount } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { selectMemberships, tenantMembership, touchMembership } from '../store/memberships.ts';
import type { Membership } from '../store/memberships.ts';
import { endFamilies, lockFamily, type SessionFamily } from '../store/session-families.ts';
import { revokeSession, selectSessionOfFamily, type RenewedSession } from '../store/sessions.ts';
import { accountLocked } from './account-locked.ts';
import { answerWithTokens } from './answer-with-tokens.ts';
import { continueSession, openSession } from './open-session.ts';
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
 * Exchanges a refresh token for a new pair. One that was used is taken again for a minute, as long as the one it was
 * exchanged for was not used: an answer was lost, or two tabs asked at once. Any other that comes a second time ends
 * its family, whatever was switched meanwhile: one of the two who hold it is not its owner (wire.md §2).
 * @throws Refusal TOKEN_EXPIRED, TOKEN_REVOKED, ACCOUNT_LOCKED, WRONG_EXHIBITION, or FORBIDDEN where the account is
 * nothing in the exhibition or for the exhibitor that was asked for.
 */
export async function renew(services: AuthServices, wanted: Renewal): Promise<TokenAnswer> {
  // The refusal is thrown after the transaction: what it ended must stay ended.
  const outcome = await inTransaction(services.database, (transaction) =>
    exchange(services, transaction, wanted),
  );
  if (outcome.kind === 'refused') throw outcome.refusal;
  const { membership } = outcome.opened;
  const exhibition = await services.exhibitions.find(membership.tenantId, membership.exhibitionId);
  if (exhibition === null) throw new Error('A membership without its exhibition');
  return answerWithTokens(services, exhibition, outcome.account, outcome.opened);
}

async function exchange(services: AuthServices, transaction: Transaction, wanted: Renewal): Promise<Outcome> {
  const { exhibition, refreshToken, origin } = wanted;
  const { tenantId } = exhibition;
  const hash = hashRefreshToken(refreshToken);
  const family = await lockFamily(transaction, tenantId, services.refreshTokens.familyOf(refreshToken), hash);
  if (family === null || family.ended) return refused(new Refusal('TOKEN_REVOKED'));
  const standing = standingOf(family, hash);
  if (standing === 'spent') {
    const { accountId, familyId } = family;
    await endFamilies(transaction, { tenantId, accountId, only: familyId }, 'reuse');
    await auditAuth(transaction, 'token-reuse', exhibition, family, origin);
    return refused(new Refusal('TOKEN_REVOKED'));
  }
  if (family.expired) return refused(new Refusal('TOKEN_EXPIRED'));
  const current = await selectSessionOfFamily(transaction, family, family.sessionId);
  const session =
    standing === 'good' ? current : await selectSessionOfFamily(transaction, family, family.parentSessionId);
  if (session === null) return refused(new Refusal('TOKEN_REVOKED'));
  if (!fitsHeaders(session, wanted)) return refused(new Refusal('WRONG_EXHIBITION'));
  const account = await selectAccount(transaction, tenantId, session.accountId);
  if (account === null) return refused(new Refusal('TOKEN_REVOKED'));
  if (account.lockedReason !== null) return refused(accountLocked(exhibition, account.lockedReason));
  const membership = await chooseMembership(services, transaction, session, wanted, account);
  if (membership === null) return refused(refuseSwitch());
  const { familyId, endsAt } = family;
  const parent = standing === 'good' ? { hash, sessionId: session.sessionId } : null;
  const continued = { familyId, endsAt, parent };
  if (current !== null && !current.revoked && current.membershipId === membership.membershipId) {
    const same = { ...current, membership, origin };
    return {
      kind: 'renewed',
      account,
      opened: await continueSession(services, transaction, same, continued),
    };
  }
  if (current !== null) await revokeSession(transaction, current, current.sessionId, 'switched');
  await touchMembership(transaction, membership);
  await auditAuth(transaction, 'switch', membership, membership, origin, {
    role: membership.role,
    exhibitorId: membership.exhibitorId,
  });
  const { maySetPassword, steppedUpAt } = session;
  const opening = { membership, clientId: exhibition.client.id, origin, maySetPassword, steppedUpAt };
  return { kind: 'renewed', account, opened: await openSession(services, transaction, opening, continued) };
}

/**
 * What a token of a family is worth: the good one; the one that it was given for, for a minute; or one that is spent,
 * be it that its successor was used or that another was given in its place.
 */
function standingOf(family: SessionFamily, hash: Buffer): 'good' | 'again' | 'spent' {
  if (family.tokenHash?.equals(hash) === true) return 'good';
  const recent = (family.parentAge ?? Number.POSITIVE_INFINITY) <= limits.refreshAgainSeconds;
  return recent && family.parentHash?.equals(hash) === true ? 'again' : 'spent';
}

/** The headers name the exhibition that the token is for, or already the one that is switched to. */
function fitsHeaders(session: RenewedSession, { exhibition, exhibitId }: Renewal): boolean {
  const { exhibitionId } = exhibition;
  return session.exhibitionId === exhibitionId || exhibitId === exhibitionId;
}

const isStaff = (role: Role): boolean => staffRoles.some((one) => one === role);

/** The membership to go on in, never from a role of the portal to one of the staff or back. */
async function chooseMembership(
  { exhibitions }: AuthServices,
  transaction: Transaction,
  session: RenewedSession,
  wanted: Renewal,
  account: Account,
): Promise<Membership | null> {
  const target: Scope = {
    tenantId: session.tenantId,
    exhibitionId: wanted.exhibitId ?? session.exhibitionId,
  };
  const here = await selectMemberships(transaction, session, session.accountId);
  const current = here.find(({ membershipId }) => membershipId === session.membershipId);
  if (current === undefined) return null;
  const there =
    target.exhibitionId === session.exhibitionId
      ? here
      : await selectMemberships(transaction, target, session.accountId);
  const possible = there.filter(({ role }) => isStaff(role) === isStaff(current.role));
  if (wanted.exhibitorId !== null)
    return possible.find(({ exhibitorId }) => exhibitorId === wanted.exhibitorId) ?? null;
  const own = possible.find((one) => one.membershipId === current.membershipId) ?? possible[0];
  if (own !== undefined) return own;
  if (!account.tenantAdmin || !isStaff(current.role)) return null;
  const exhibition = await exhibitions.find(target.tenantId, target.exhibitionId);
  return exhibition === null ? null : tenantMembership(exhibition, account.accountId);
}
