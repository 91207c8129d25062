import { limits } from '@zhantai/contract';
import type { TokenAnswer } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { signAccessToken } from '../access-token.ts';
import type { Origin } from '../origin.ts';
import { presentTokens } from '../present.ts';
import { hashRefreshToken, makeRefreshToken } from '../refresh-token.ts';
import type { AuthServices } from '../services.ts';
import type { Account } from '../store/accounts.ts';
import type { Membership } from '../store/memberships.ts';
import { insertRefreshToken } from '../store/refresh-tokens.ts';
import { insertSession } from '../store/sessions.ts';

/** Somebody who stays away for a week signs in again. */
const refreshLifeSeconds = 7 * 24 * 3_600;

/** A session and the refresh token that was just made for it. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly membership: Membership;
  /** The phone was proved: a password may be set without the old one. */
  readonly maySetPassword: boolean;
  readonly refreshToken: string;
}

/** Begins a session; its refresh tokens are one family. */
export async function openSession(
  transaction: Transaction,
  membership: Membership,
  clientId: string,
  origin: Origin,
  maySetPassword: boolean,
): Promise<OpenedSession> {
  const sessionId = uuid();
  await insertSession(transaction, {
    tenantId: membership.tenantId,
    exhibitionId: membership.exhibitionId,
    sessionId,
    accountId: membership.accountId,
    membershipId: membership.membershipId,
    clientId,
    address: origin.address,
    userAgent: origin.userAgent.slice(0, 400),
    maySetPassword,
  });
  return continueSession(transaction, { sessionId, maySetPassword }, membership);
}

/** Gives a session its next refresh token. */
export async function continueSession(
  transaction: Transaction,
  { sessionId, maySetPassword }: Pick<OpenedSession, 'sessionId' | 'maySetPassword'>,
  membership: Membership,
): Promise<OpenedSession> {
  const refreshToken = makeRefreshToken();
  await insertRefreshToken(
    transaction,
    membership,
    sessionId,
    hashRefreshToken(refreshToken),
    refreshLifeSeconds,
  );
  return { sessionId, membership, maySetPassword, refreshToken };
}

/** The answer to a successful sign-in or renewal. */
export async function answerWithTokens(
  services: AuthServices,
  exhibition: Exhibition,
  account: Account,
  opened: OpenedSession,
): Promise<TokenAnswer> {
  const claims = {
    tenantId: exhibition.tenantId,
    exhibitionId: exhibition.exhibitionId,
    accountId: account.accountId,
    sessionId: opened.sessionId,
  };
  const accessToken = await signAccessToken(
    services.tokenSecret,
    claims,
    services.now(),
    limits.tokenLifeSeconds,
  );
  return presentTokens(exhibition, account, opened, accessToken);
}
