import { limits, staffRoles } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import type { Origin } from '../origin.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';
import type { AuthServices } from '../services.ts';
import type { Membership } from '../store/memberships.ts';
import { insertFamily, setFamilyToken, type NextToken } from '../store/session-families.ts';
import { insertSession } from '../store/sessions.ts';

/** A session and the refresh token that was just made for it. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly membership: Membership;
  /** The phone was proved: a password may be set without the old one. */
  readonly maySetPassword: boolean;
  readonly refreshToken: string;
  /** When the whole sign-in ends, whatever is renewed. */
  readonly endsAt: Date;
}

/** What a session is opened with. */
export interface SessionOpening {
  readonly membership: Membership;
  readonly clientId: string;
  readonly origin: Origin;
  readonly maySetPassword: boolean;
  /** When a code of the second factor was proved. */
  readonly steppedUpAt: Date | null;
}

/** The family that goes on, until when, and from which token. */
interface Continuation {
  readonly familyId: string;
  readonly endsAt: Date;
  readonly parent: NextToken['parent'];
}

/** What services hold of making refresh tokens. */
type Tokens = Pick<AuthServices, 'refreshTokens'>;

const userAgentOf = ({ userAgent }: Origin): string => userAgent.slice(0, 400);

/** Signs somebody in: a family begins with its first session. */
export async function beginFamily(
  tokens: Tokens,
  transaction: Transaction,
  opening: SessionOpening,
): Promise<OpenedSession> {
  const { tenantId, accountId, role } = opening.membership;
  const familyId = uuid();
  const endsAt = await insertFamily(transaction, {
    tenantId,
    familyId,
    accountId,
    address: opening.origin.address,
    userAgent: userAgentOf(opening.origin),
    lifeSeconds: limits.sessionLifeSeconds[staffRoles.some((one) => one === role) ? 'staff' : 'user'],
  });
  return openSession(tokens, transaction, opening, { familyId, endsAt, parent: null });
}

/** Opens a session of a family, which goes on in it. */
export async function openSession(
  tokens: Tokens,
  transaction: Transaction,
  opening: SessionOpening,
  family: Continuation,
): Promise<OpenedSession> {
  const { membership, clientId, origin, maySetPassword, steppedUpAt } = opening;
  const { tenantId, exhibitionId, accountId, membershipId } = membership;
  const sessionId = uuid();
  await insertSession(transaction, {
    tenantId,
    exhibitionId,
    sessionId,
    familyId: family.familyId,
    accountId,
    membershipId,
    clientId,
    address: origin.address,
    userAgent: userAgentOf(origin),
    maySetPassword,
    steppedUpAt,
  });
  return continueSession(tokens, transaction, { sessionId, membership, maySetPassword, origin }, family);
}

/** Gives a session its next refresh token. */
export async function continueSession(
  { refreshTokens }: Tokens,
  transaction: Transaction,
  session: Pick<OpenedSession, 'sessionId' | 'membership' | 'maySetPassword'> & { readonly origin: Origin },
  { familyId, endsAt, parent }: Continuation,
): Promise<OpenedSession> {
  const { sessionId, membership, maySetPassword, origin } = session;
  const refreshToken = refreshTokens.make(familyId);
  const family = { tenantId: membership.tenantId, familyId };
  await setFamilyToken(transaction, family, {
    sessionId,
    hash: hashRefreshToken(refreshToken),
    parent,
    address: origin.address,
    userAgent: userAgentOf(origin),
  });
  return { sessionId, membership, maySetPassword, refreshToken, endsAt };
}
