import { limits } from '@zhantai/contract';
import type { TokenAnswer } from '@zhantai/contract';
import type { Exhibition } from '../../exhibitions/index.ts';
import { signAccessToken } from '../tokens/access-token.ts';
import { presentTokens } from '../present.ts';
import type { AuthServices } from '../services.ts';
import type { Account } from '../store/accounts.ts';
import type { OpenedSession } from './open-session.ts';

/** The answer to a successful sign-in or renewal. No access token outlives the sign-in that it follows from. */
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
  const now = services.now();
  const left = Math.floor((opened.endsAt.getTime() - now.getTime()) / 1000);
  const lifeSeconds = Math.max(1, Math.min(limits.tokenLifeSeconds, left));
  const accessToken = await signAccessToken(services.tokenSecret, claims, now, lifeSeconds);
  const draftKey = await services.draftKeys.of(services.database, account);
  return presentTokens(exhibition, account, opened, { accessToken, lifeSeconds, draftKey });
}
