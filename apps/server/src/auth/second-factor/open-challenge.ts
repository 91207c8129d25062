import { randomBytes } from 'node:crypto';
import { limits } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AuthServices } from '../services.ts';
import { insertChallenge } from '../store/challenges.ts';
import type { AccountKey } from '../store/second-factors.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';

/** How somebody is answered whose password was right and who has a second factor: with a challenge that a code meets. */
export async function openChallenge(
  { factors, now }: AuthServices,
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
): Promise<Refusal> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresIn = limits.factorChallengeSeconds;
  const owner = { tenantId, accountId };
  await insertChallenge(transaction, owner, hashRefreshToken(challenge), expiresIn);
  const demoCode = await factors.knownCode(transaction, owner, now());
  return new Refusal(
    'SECOND_FACTOR',
    {},
    { challenge, expiresIn, ...(demoCode === null ? {} : { demoCode }) },
  );
}
